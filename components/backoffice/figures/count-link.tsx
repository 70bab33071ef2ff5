import { IntentLink } from "@/components/ui/intent-link";
import { formatCount } from "@/lib/counts";

/** A number that links to its rows; zero has no link. */
export const CountLink = ({ value, href }: { value: number; href: string }) =>
  value === 0 ? (
    <span>0</span>
  ) : (
    <IntentLink href={href} className="text-accent underline underline-offset-4">
      {formatCount(value)}
    </IntentLink>
  );
