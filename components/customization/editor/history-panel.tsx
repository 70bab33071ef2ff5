"use client";

import { useCallback, useEffect, useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { Timestamp, useTimeZone } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import type { RevisionSummary } from "@/lib/customization/content/api-schemas";
import { loadLocalPictures } from "@/lib/customization/content/client-pictures";
import { listRevisions, loadRevision } from "@/lib/customization/content/client-revisions";
import { replaceDocument } from "@/lib/customization/content/edits";
import { formatTimestamp } from "@/lib/dates";
import { links } from "@/lib/links";
import { useValue } from "@/lib/platform/state/value";
import type { Translator } from "@/lib/translations/translator";
import type { OpenEditor } from "./open-editor";
import { slotName } from "./slot-name";

const namedChanges = 3;

/** The stored revisions of a customer's draft: they can be viewed and restored. */
export function HistoryPanel({ editor }: { editor: OpenEditor }) {
  const t = useTranslations("draftHistory");
  if (editor.customer) return <Revisions editor={editor} />;
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>{t("guest")}</p>
      <Anchor href={links.login} className={button("secondary", "medium")}>
        {t("login")}
      </Anchor>
    </div>
  );
}

function Revisions({ editor }: { editor: OpenEditor }) {
  const t = useTranslations("draftHistory");
  const { store, frame, draftName } = editor;
  const status = useValue(editor.status);
  const [revisions, setRevisions] = useState<RevisionSummary[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [shown, setShown] = useState<RevisionSummary | null>(null);

  const load = useCallback(() => {
    setHasFailed(false);
    listRevisions(draftName).then(setRevisions, () => setHasFailed(true));
  }, [draftName]);
  useEffect(() => {
    if (status !== "saving") load();
  }, [status, load]);
  useEffect(() => () => frame.preview(null), [frame]);

  const timeZone = useTimeZone();
  const language = useLanguage();

  const backToNow = () => {
    setShown(null);
    frame.preview(null);
  };
  const fetchRevision = async ({ number }: RevisionSummary) => {
    const document = await loadRevision(draftName, number);
    await loadLocalPictures(document);
    return document;
  };
  const look = async (revision: RevisionSummary) => {
    try {
      frame.preview(await fetchRevision(revision));
      setShown(revision);
      store.announce(t("shown", { when: formatTimestamp(revision.changedAt, timeZone, language) }));
    } catch {
      setHasFailed(true);
    }
  };
  const restore = async (revision: RevisionSummary) => {
    try {
      const document = await fetchRevision(revision);
      backToNow();
      const patch = replaceDocument(store.view().state.document, document);
      if (!store.edit(patch, { announcement: t("restored") })) store.announce(t("same"));
    } catch {
      setHasFailed(true);
    }
  };

  if (hasFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-4 text-sm">
        <p>{t("failed")}</p>
        <button type="button" className={button("secondary", "medium")} onClick={load}>
          {t("again")}
        </button>
      </div>
    );
  }
  if (!revisions) return <p className="text-ink-soft text-sm">{t("loading")}</p>;
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{revisions.length === 0 ? t("none") : t("intro")}</p>
      <ol className="mt-3 divide-y divide-line" aria-label={t("label")}>
        {revisions.map((revision, index) => (
          <li key={revision.number} className="grid gap-2 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Timestamp at={revision.changedAt} className="font-medium tabular-nums" />
              {index === 0 && <span className="text-ink-soft">{t("newest")}</span>}
              {revision.isDeployed && <span className="text-good">{t("deployed")}</span>}
            </p>
            <p className="wrap-anywhere">{describeChanges(t, editor, revision)}</p>
            {index > 0 && (
              <RevisionActions
                revision={revision}
                isShown={shown?.number === revision.number}
                onLook={() => look(revision)}
                onBack={backToNow}
                onRestore={() => restore(revision)}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function describeChanges(
  t: Translator<"draftHistory">,
  editor: OpenEditor,
  { changes }: Pick<RevisionSummary, "changes">,
) {
  if (!changes) return t("oldest");
  const names = [...new Set(changes.map((path) => slotName(editor.store, path)))];
  if (names.length === 0) return t("unchanged");
  const more = names.length - namedChanges;
  return [...names.slice(0, namedChanges), ...(more > 0 ? [t("more", { count: more })] : [])].join(
    ", ",
  );
}

interface RevisionActionsProps {
  revision: RevisionSummary;
  isShown: boolean;
  onLook: () => void;
  onBack: () => void;
  onRestore: () => void;
}

function RevisionActions({ revision, isShown, onLook, onBack, onRestore }: RevisionActionsProps) {
  const t = useTranslations("draftHistory");
  const when = formatTimestamp(revision.changedAt, useTimeZone(), useLanguage());
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className={button("quiet", "medium")}
        aria-label={isShown ? undefined : t("lookAt", { when })}
        onClick={isShown ? onBack : onLook}
      >
        {isShown ? t("back") : t("look")}
      </button>
      <button
        type="button"
        className={button("secondary", "medium")}
        aria-label={t("restoreOf", { when })}
        onClick={onRestore}
      >
        {t("restore")}
      </button>
    </div>
  );
}
