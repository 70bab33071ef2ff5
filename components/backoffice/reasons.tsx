import { useTranslations } from "#translations";
import type { Reason } from "@/lib/sites/screening/reasons";

const mostInShort = 3;

/** The reasons to doubt a site, the heaviest first, in a row of a list. */
export const ReasonsInShort = ({ reasons }: { reasons: readonly Reason[] }) => {
  const t = useTranslations("backOffice");
  return (
    <ul className="min-w-[24ch] max-w-[52ch]">
      {reasons.slice(0, mostInShort).map(({ reason }) => (
        <li key={reason}>{reason}</li>
      ))}
      {reasons.length > mostInShort && (
        <li className="text-ink-soft">
          {t("moreReasons", { count: reasons.length - mostInShort })}
        </li>
      )}
    </ul>
  );
};

/** All reasons to doubt a site, each with the words that gave it. */
export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className="grid gap-2">
    {reasons.map(({ reason, evidence }) => (
      <li key={reason}>
        <span className="font-medium">{reason}</span>
        <span className="block text-ink-soft [overflow-wrap:anywhere]">{evidence}</span>
      </li>
    ))}
  </ul>
);
