import type { ReactNode } from "react";
import { button } from "@/components/ui/button";
import { seller } from "@/lib/seller";

interface PlainFormProps {
  title: string;
  intro: string;
  /** What went wrong; null at first. */
  problem: string | null;
  /** Whether the fields say what to change; otherwise the shop's email address is named. */
  isMarked: boolean;
  /** The route that receives the form. */
  action: string;
  submit: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A page with a form that works without script. */
export const PlainForm = ({
  title,
  intro,
  problem,
  isMarked,
  action,
  submit,
  isWide = false,
  children,
}: PlainFormProps) => (
  <div className={`page pt-12 pb-24 ${isWide ? "max-w-[42rem]" : "max-w-[38rem]"}`}>
    <h1 className="text-3xl">{title}</h1>
    <p className="mt-3 text-ink-soft">{intro}</p>
    {problem !== null && (
      <p role="alert" className="mt-6 text-bad">
        <span>{problem}</span>{" "}
        {!isMarked && (
          <a href={`mailto:${seller().email}`} className="underline underline-offset-4">
            {seller().email}
          </a>
        )}
      </p>
    )}
    <form method="post" action={action} className={`mt-8 grid ${isWide ? "gap-6" : "gap-5"}`}>
      {children}
      <button type="submit" className={`${button()} justify-self-start`}>
        {submit}
      </button>
    </form>
  </div>
);
