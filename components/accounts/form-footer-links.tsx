import Link from "next/link";
import { links } from "@/lib/links";
import { KeepRedirectLink } from "./keep-redirect-link";
import { accountTexts } from "./texts";

const link = "font-medium underline underline-offset-4";

interface FormFooterLinksProps {
  question: string;
  action: { label: string; href: string };
}

/** Links below a form: to the other form and to the home page. */
export function FormFooterLinks({ question, action }: FormFooterLinksProps) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-6 text-ink-soft">
      <span>
        {question}{" "}
        <KeepRedirectLink href={action.href} className={`${link} text-ink`}>
          {action.label}
        </KeepRedirectLink>
      </span>
      <Link href={links.home} prefetch={false} className={`${link} text-ink`}>
        {accountTexts.backToHome}
      </Link>
    </p>
  );
}
