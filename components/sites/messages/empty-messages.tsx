import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import type { MessageQuery } from "@/lib/sites/messages/schemas";
import { messageAddress } from "./message-address";

interface EmptyMessagesProps {
  license: string;
  /** The address of the editor of its words. */
  editor: string;
  query: MessageQuery;
}

/** A hint for an empty inbox or folder. */
export function EmptyMessages({
  license,
  editor,
  query: { folder, q, before },
}: EmptyMessagesProps) {
  const t = useTranslations("siteMessages");
  const titleOf = useTranslations("noMessages");
  const hintOf = useTranslations("noMessagesHint");
  const [title, text] =
    before !== undefined
      ? [t("noOlder"), t("noOlderHint")]
      : q
        ? [t("nothingFound", { typed: q }), t("nothingFoundHint")]
        : [titleOf(folder), hintOf(folder)];
  return (
    <section className="rounded-card border border-line bg-card px-6 py-10 text-center">
      <h2 className="text-xl [overflow-wrap:anywhere]">{title}</h2>
      <p className="mx-auto mt-2 max-w-prose text-ink-soft">{text}</p>
      {q && (
        <Anchor
          href={messageAddress(license, { folder })}
          className={`${button("secondary")} mt-5`}
        >
          {t("clearSearch")}
        </Anchor>
      )}
      {!q && folder === "inbox" && before === undefined && (
        <Anchor href={editor} className={`${button()} mt-5`}>
          {t("toEditor")}
        </Anchor>
      )}
    </section>
  );
}
