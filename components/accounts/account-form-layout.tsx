import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links";
import { KeepRedirectLink } from "./keep-redirect-link";
import { accountTexts } from "./texts";

const link = "font-medium text-ink underline underline-offset-4";

interface AccountFormLayoutProps {
  question: string;
  action: { label: string; href: string };
  /** The form of this page. */
  children: ReactNode;
}

/** The way to the other form, where a phone shows it without scrolling, the form, and the way home. */
export function AccountFormLayout({ question, action, children }: AccountFormLayoutProps) {
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
          {accountTexts.backToHome}
        </Link>
      </p>
    </>
  );
}
