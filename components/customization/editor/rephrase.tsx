"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#translations";
import { hasRoles } from "@/components/templates/roles";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { defaultBrand } from "@/lib/customization/brand";
import { isUnread } from "@/lib/customization/content/placeholders";
import { writtenKey } from "@/lib/customization/content/rules";
import { storedBusiness } from "@/lib/customization/first-draft/business";
import type { Rephrased } from "@/lib/customization/writer/schemas";
import { slotName } from "./slot-name";
import { useBrandName, useEditor, useLanguage, useSite } from "./use-editor";

/** Loaded where there is something to rephrase. */
const loadClient = () => import("@/lib/customization/writer/client");

/** The host of the shop's language model; null until it is known, and where there is none. */
function useWriterHost(isWanted: boolean): string | null {
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    // Without the network nothing can be rephrased.
    loadClient()
      .then(({ loadWriterHost }) => loadWriterHost())
      .then(
        (it) => !isGone && setHost(it),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return host;
}

/** Above the fields: has a language model rephrase the first draft, where the shop has one. */
export function Rephrase() {
  const t = useTranslations("rephrase");
  const reasonOf = useTranslations("dropReasons");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  const brandName = useBrandName();
  const [isWorking, setIsWorking] = useState(false);
  const [status, setStatus] = useState("");
  const [dropped, setDropped] = useState<Rephrased["dropped"]>([]);
  /** The newest request: the answers of canceled ones are not taken. */
  const newest = useRef<AbortController>(null);
  useEffect(() => () => newest.current?.abort(), []);

  const { slug, bundle } = store;
  const unread = document.written ?? [];
  const isOwn = language === document.language;
  const host = useWriterHost(isOwn && (unread.length > 0 || storedBusiness() !== null));
  if (!host || !hasRoles(slug) || !isOwn) return null;

  const rephrase = async () => {
    const request = new AbortController();
    newest.current = request;
    setIsWorking(true);
    setDropped([]);
    setStatus(t("working"));
    const isNewest = () => newest.current === request;
    try {
      const { rephraseDraft } = await loadClient();
      const result = await rephraseDraft(
        {
          slug,
          declaration: bundle.declaration,
          name: brandName === defaultBrand.name ? "" : brandName,
          document: () => store.view().state.document,
        },
        request,
      );
      if (!isNewest()) return;
      if (result) store.edit(result.patch);
      setDropped(result?.dropped ?? []);
      setStatus(
        !result
          ? t("nothing")
          : result.count > 0
            ? t("done", { count: result.count })
            : t("unchanged"),
      );
    } catch (error) {
      if (isNewest()) setStatus(errorMessage(error));
    } finally {
      if (isNewest()) setIsWorking(false);
    }
  };
  const cancel = () => {
    newest.current?.abort();
    newest.current = null;
    setIsWorking(false);
    setStatus(t("canceled"));
  };
  const acceptAll = () =>
    store.edit(Object.fromEntries(unread.map((path) => [writtenKey(path), null])), {
      announcement: t("accepted"),
    });
  return (
    <div className="mb-4 grid justify-items-start gap-2 border-line border-b pb-4 text-sm">
      <p className="wrap-anywhere text-ink-soft">{t("intro", { host })}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={button("secondary", "medium")}
          onClick={isWorking ? cancel : rephrase}
        >
          {isWorking ? t("cancel") : t("start")}
        </button>
        {unread.length > 0 && (
          <button type="button" className={button("quiet", "medium")} onClick={acceptAll}>
            {t("acceptAll")}
          </button>
        )}
      </div>
      {isWorking && <progress aria-hidden className="h-1.5 w-full accent-accent" />}
      <p role="status" className="font-medium empty:hidden">
        {status}
      </p>
      {dropped.length > 0 && (
        <>
          <p>{t("dropped", { count: dropped.length })}</p>
          <ul className="list-disc ps-5">
            {dropped.map(({ slot, reason }) => (
              <li key={slot}>{slotName(store, slot) + ui("colon") + reasonOf(reason)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Below a text that a language model wrote, until it is changed or marked as read. */
export function WrittenNote({ path, label }: { path: string; label: string }) {
  const t = useTranslations("rephrase");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const { document } = useSite();
  const language = useLanguage();
  if (language !== document.language || !isUnread(document, path)) return null;
  const accept = () => store.edit({ [writtenKey(path)]: null }, { announcement: t("accepted") });
  return (
    <p className="mt-1.5 text-sm">
      {t("written")}{" "}
      <button
        type="button"
        className="text-accent underline underline-offset-4"
        aria-label={t("accept") + ui("colon") + label}
        onClick={accept}
      >
        {t("accept")}
      </button>
    </p>
  );
}
