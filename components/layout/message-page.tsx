import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";

interface MessagePageProps {
  picture: ReactNode;
  title: string;
  text: string;
  hint?: string | undefined;
  action: { label: string; href: string };
  children?: ReactNode;
}

/** A page with an illustration, one message and a link to go on with. */
export function MessagePage({ picture, title, text, hint, action, children }: MessagePageProps) {
  return (
    <div className="page section flex flex-col items-center text-center">
      {picture}
      <h1 className="mt-8 text-3xl">{title}</h1>
      <p className="mt-3 text-lg">{text}</p>
      {hint && <p className="mt-2 max-w-[52ch] text-ink-soft">{hint}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        <IntentLink href={action.href} className={button(children ? "secondary" : "primary")}>
          {action.label}
        </IntentLink>
      </div>
    </div>
  );
}
