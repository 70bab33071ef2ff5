"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { IntentLink } from "@/components/ui/intent-link";
import { getCustomers } from "@/lib/accounts/customers/endpoints";
import { backOfficeLink } from "@/lib/back-office-link";
import { getCoupons } from "@/lib/catalogue/coupons/endpoints";
import { getPresets } from "@/lib/catalogue/endpoints";
import { getReviews } from "@/lib/catalogue/reviews/endpoints";
import { formatMoney } from "@/lib/money";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { getEmails } from "@/lib/platform/email/endpoints";
import { callApiForList } from "@/lib/platform/http/client";
import { getSites } from "@/lib/sites/endpoints";
import { getReports } from "@/lib/sites/reports/endpoints";
import { getThreads } from "@/lib/support/endpoints";
import type { Translator } from "@/lib/translations/translator";
import type { DataTableProps } from "./data-table";
import type { Section } from "./sections";

const mostShown = 3;

const longestSearch = 100;

/** Writes the words of a hit. */
interface Writer {
  language: string;
  t: Translator<"backOffice">;
}

interface Hit {
  words: string;
  /** The id of a record with a page, or the text that narrows its list to it. */
  at: number | string;
}

/** A list that is searched. */
const source = <Row extends { id: number }>(
  slug: Section["slug"],
  endpoint: DataTableProps<Row>["endpoint"],
  hitOf: (row: Row, writer: Writer) => Hit,
) => ({
  slug,
  find: async (q: string, writer: Writer) => {
    const { rows, total } = await callApiForList(endpoint, { q, _start: 0, _end: mostShown });
    return { slug, total, hits: rows.map((row) => hitOf(row, writer)) };
  },
});

const sources = [
  source(
    "orders",
    getAllInvoices,
    ({ id, user, totalCents: cents, currency }, { language, t }) => ({
      words: t("orderHit", {
        id: String(id),
        customer: user.userName,
        total: formatMoney({ cents, currency }, language),
      }),
      at: id,
    }),
  ),
  source("customers", getCustomers, ({ id, name, email }) => ({
    words: `${name}, ${email}`,
    at: id,
  })),
  source("presets", getPresets, ({ name }) => ({ words: name, at: name })),
  source("sites", getSites, ({ name, email }) => ({ words: `${name}, ${email}`, at: name })),
  source("messages", getThreads, ({ name, email, excerpt }) => ({
    words: `${name}: ${excerpt}`,
    at: email,
  })),
  source("reviews", getReviews, ({ presetName, message }) => ({
    words: `${presetName}: ${message}`,
    at: message.slice(0, longestSearch),
  })),
  source("coupons", getCoupons, ({ code }) => ({ words: code, at: code })),
  source("reports", getReports, ({ shownAddress, address }) => ({
    words: shownAddress,
    at: address.slice(0, longestSearch),
  })),
  source("mail", getEmails, ({ to, subject }) => ({ words: `${to}: ${subject}`, at: to })),
];

/** Milliseconds without a key until the lists are searched. */
const pauseMs = 200;

interface SearchEverythingProps {
  /** Of the staff member. */
  sections: readonly Section[];
  onClose: () => void;
}

/** Searches the lists of the back office at once; each result leads to its page, or to its list narrowed to the text. */
export function SearchEverything({ sections, onClose }: SearchEverythingProps) {
  const t = useTranslations("backOffice");
  const ofLists = useTranslations("lists");
  const writer = { language: useLanguage(), t };
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const titles = new Map(sections.map(({ slug, title }) => [slug, t(title)]));
  const { data, error } = useQuery({
    queryKey: ["everything", text],
    queryFn: () =>
      Promise.all(
        sources.filter(({ slug }) => titles.has(slug)).map(({ find }) => find(text, writer)),
      ),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
  const found = text === "" ? [] : (data ?? []).filter(({ total }) => total > 0);
  return (
    <Dialog isOpen onOpenChange={onClose} title={t("searchAllTitle")}>
      <div className="search-everything mt-4 grid grid-cols-1 gap-5">
        <TextField
          type="search"
          autoFocus
          label={t("searchAllHint")}
          value={typed}
          maxLength={longestSearch}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status">
          {error && <p className="text-bad">{error.message}</p>}
          {data && text !== "" && found.length === 0 && <p>{ofLists("nothingFound")}</p>}
          {found.map(({ slug, total, hits }) => (
            <section key={slug} className="border-line border-t py-3 first:border-t-0">
              <h3 className="label pb-1 text-ink-soft">{titles.get(slug)}</h3>
              <ul>
                {hits.map(({ words, at }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two hits can have the same words
                  <li key={index}>
                    <IntentLink
                      href={
                        typeof at === "number"
                          ? backOfficeLink(`${slug}/${at}`)
                          : backOfficeLink(slug, { q: at })
                      }
                      className="block truncate rounded-control py-1.5 hover:underline"
                      onClick={onClose}
                    >
                      {words}
                    </IntentLink>
                  </li>
                ))}
              </ul>
              {total > hits.length && (
                <IntentLink
                  href={backOfficeLink(slug, { q: text })}
                  className="text-accent underline underline-offset-4"
                  onClick={onClose}
                >
                  {t("allOf", { section: titles.get(slug) ?? slug, count: total })}
                </IntentLink>
              )}
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
