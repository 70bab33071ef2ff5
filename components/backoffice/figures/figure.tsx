import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";

interface FigureProps {
  title: string;
  value: string;
  /** The number of the previous period. */
  before: string;
  /** One sentence. */
  means: string;
  /** The link to the rows behind the number. */
  rows?: { href: string; text: string };
}

/** One number with its explanation, and a link to the rows behind it. */
export const Figure = ({ title, value, before, means, rows }: FigureProps) => (
  <div className="flex flex-col border-line border-t pt-4">
    <h2 className="label text-ink-soft">{title}</h2>
    <p className="mt-1 font-display text-2xl tabular-nums">{value}</p>
    <p className="mt-1 text-ink-soft text-sm">
      {useTranslations("figures")("before", { value: before })}
    </p>
    <p className="mt-3 text-sm">{means}</p>
    {rows && (
      <p className="mt-2">
        <IntentLink href={rows.href} className="text-accent text-sm underline underline-offset-4">
          {rows.text}
          <span className="sr-only">: {title}</span>
        </IntentLink>
      </p>
    )}
  </div>
);
