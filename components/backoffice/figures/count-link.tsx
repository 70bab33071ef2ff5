import { useLanguage } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";

/** A number that links to its rows; zero has no link. */
export function CountLink({ value, href }: { value: number; href: string }) {
  const language = useLanguage();
  if (value === 0) return <span>0</span>;
  return (
    <IntentLink href={href} className="text-accent underline underline-offset-4">
      {formatCount(value, language)}
    </IntentLink>
  );
}
