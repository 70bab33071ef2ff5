"use client";

import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { CompareBar } from "@/components/catalogue/compare/compare-bar";
import { MessagePage } from "@/components/layout/message-page";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { BrokenSwatch } from "@/components/ui/illustrations/broken-swatch";
import { forgetSeen, refreshSaved, useSaved } from "@/lib/catalogue/saved/client";
import { links } from "@/lib/links";
import { useVisitor } from "@/lib/platform/sessions/client";
import { OwnDrafts } from "./own-drafts";
import { SavedPresets } from "./saved-presets";
import { SavedSkeleton } from "./saved-skeleton";
import { SeenPresets } from "./seen-presets";
import { usePresets } from "./use-presets";

/** It fills the screen, so that the footer is below it before and after the list is loaded. */
export function SavedView() {
  const { status, user } = useVisitor();
  return (
    <div className="min-h-svh">
      {status === "unknown" ? (
        <SavedSkeleton />
      ) : (
        <Lists key={user?.email ?? ""} owner={user?.email ?? ""} />
      )}
    </div>
  );
}

function Lists({ owner }: { owner: string }) {
  const t = useTranslations("saved");
  const saved = useSaved((it) => it.saved);
  const seen = useSaved((it) => it.seen);
  const [isFailed, setIsFailed] = useState(false);
  const [shown, setShown] = useState(saved);
  const fail = useCallback(() => setIsFailed(true), []);
  const presets = usePresets([...new Set([...shown, ...seen])], fail);

  useEffect(() => {
    if (!owner) return;
    // If the request fails, this device's list is shown.
    refreshSaved(owner)
      .then(setShown)
      .catch(() => {});
  }, [owner]);
  useEffect(() => {
    setShown((before) => [...saved.filter((id) => !before.includes(id)), ...before]);
  }, [saved]);

  if (isFailed) return <NotLoaded />;
  if (!presets) return <SavedSkeleton />;
  const listOf = (ids: readonly number[]) => ids.flatMap((id) => presets.get(id) ?? []);
  return (
    <div className="page pt-10 pb-20">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-2 text-ink-soft">{owner ? t("introCustomer") : t("introGuest")}</p>
      <SavedPresets presets={listOf(shown)} />
      <OwnDrafts owner={owner} />
      <SeenPresets presets={listOf(seen)} onForget={() => forgetSeen().catch(showError)} />
      <CompareBar />
    </div>
  );
}

const NotLoaded = () => {
  const t = useTranslations("saved");
  return (
    <MessagePage
      picture={<BrokenSwatch className="h-48" />}
      title={t("title")}
      text={t("notLoaded")}
      action={{ label: t("toShop"), href: links.shop }}
    >
      <button type="button" className={button()} onClick={() => location.reload()}>
        {t("tryAgain")}
      </button>
    </MessagePage>
  );
};
