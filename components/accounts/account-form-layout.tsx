import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { KeepRedirectLink } from "./keep-redirect-link";

const link = "font-medium text-ink underline underline-offset-4";

interface AccountFormLayoutProps {
  question: string;
  action: { label: string; href: string };
  /** The form of this page. */
  children: ReactNode;
}

/** The way to the other form, where a phone shows it without scrolling, the form, and the way home. */
export function AccountFormLayout({ question, action, children }: AccountFormLayoutProps) {
  const t = useTranslations("account");
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {question}{" "}
        <KeepRedirectLink href={action.href} className={link}>
          {action.label}
        </KeepRedirectLink>
      </p>
      {children}
      <p className="mt-6 border-line border-t pt-6">
        <Link href={links.home} className={link}>
          {t("backToHome")}
        </Link>
      </p>
    </>
  );
}
