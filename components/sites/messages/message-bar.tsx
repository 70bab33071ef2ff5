import { Download, Search } from "lucide-react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { inboxPath } from "@/lib/sites/messages/rules";
import { type MessageQuery, messageFilters } from "@/lib/sites/messages/schemas";
import { exportAddress, messageAddress } from "./message-address";

interface MessageBarProps {
  license: string;
  query: MessageQuery;
  unread: number;
  spam: number;
}

/** The choice of the folder, the search, and the link to the CSV file. */
export function MessageBar({ license, query, unread, spam }: MessageBarProps) {
  const t = useTranslations("siteMessages");
  const nameOf = useTranslations("messageFilters");
  const localized = useLocalizedPath();
  const { folder, q } = query;
  const counts = { inbox: 0, unread, archive: 0, spam, trash: 0 };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label={t("filters")} className="flex flex-wrap gap-2">
        {messageFilters.map((filter) => (
          <Anchor
            key={filter}
            href={messageAddress(license, { folder: filter, q })}
            aria-current={filter === folder ? "page" : undefined}
            className="flex h-9 items-center gap-2 rounded-control border border-line px-3.5 text-sm transition-colors hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink"
          >
            <span>{nameOf(filter)}</span>
            {counts[filter] > 0 && (
              <span className="tabular-nums opacity-80">
                {counts[filter] >= 100 ? "99+" : counts[filter]}
              </span>
            )}
          </Anchor>
        ))}
      </nav>
      <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
        <search className="min-w-0 flex-1 sm:w-72 sm:flex-none">
          <form action={localized(inboxPath(license))} className="relative">
            {folder !== "inbox" && <input type="hidden" name="folder" value={folder} />}
            <input
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
              aria-label={t("search")}
              placeholder={t("search")}
              className="h-9 w-full rounded-control border border-line-strong bg-paper pe-10 ps-3 text-sm placeholder:text-ink-soft hover:border-ink"
            />
            <button
              type="submit"
              aria-label={t("find")}
              className="absolute inset-y-0 end-0 grid w-9 place-items-center text-ink-soft hover:text-ink"
            >
              <Search className="size-4" strokeWidth={1.5} aria-hidden />
            </button>
          </form>
        </search>
        <a
          href={exportAddress(license, query)}
          download
          className={`${button("quiet", "medium")} gap-2`}
        >
          <Download className="size-4" strokeWidth={1.5} aria-hidden />
          {t("export")}
        </a>
      </div>
    </div>
  );
}
