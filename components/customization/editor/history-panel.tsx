"use client";

import { useCallback, useEffect, useState } from "react";
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
import type { OpenEditor } from "./open-editor";
import { slotName } from "./slot-name";
import { historyTexts as texts } from "./texts";

const namedChanges = 3;

/** The stored revisions of a customer's draft: they can be viewed and restored. */
export function HistoryPanel({ editor }: { editor: OpenEditor }) {
  if (editor.customer) return <Revisions editor={editor} />;
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p>{texts.guest}</p>
      <Anchor href={links.login} className={button("secondary", "medium")}>
        {texts.login}
      </Anchor>
    </div>
  );
}

function Revisions({ editor }: { editor: OpenEditor }) {
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
      store.announce(texts.shown(formatTimestamp(revision.changedAt, timeZone)));
    } catch {
      setHasFailed(true);
    }
  };
  const restore = async (revision: RevisionSummary) => {
    try {
      const document = await fetchRevision(revision);
      backToNow();
      const patch = replaceDocument(store.view().state.document, document);
      if (!store.edit(patch, { announcement: texts.restored })) store.announce(texts.same);
    } catch {
      setHasFailed(true);
    }
  };

  if (hasFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-4 text-sm">
        <p>{texts.failed}</p>
        <button type="button" className={button("secondary", "medium")} onClick={load}>
          {texts.again}
        </button>
      </div>
    );
  }
  if (!revisions) return <p className="text-ink-soft text-sm">{texts.loading}</p>;
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{revisions.length === 0 ? texts.none : texts.intro}</p>
      <ol className="mt-3 divide-y divide-line" aria-label={texts.label}>
        {revisions.map((revision, index) => (
          <li key={revision.number} className="grid gap-2 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Timestamp at={revision.changedAt} className="font-medium tabular-nums" />
              {index === 0 && <span className="text-ink-soft">{texts.newest}</span>}
              {revision.isDeployed && <span className="text-good">{texts.deployed}</span>}
            </p>
            <p className="wrap-anywhere">{describeChanges(editor, revision)}</p>
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

function describeChanges(editor: OpenEditor, { changes }: Pick<RevisionSummary, "changes">) {
  if (!changes) return texts.oldest;
  const names = [...new Set(changes.map((path) => slotName(editor.store, path)))];
  if (names.length === 0) return texts.unchanged;
  const more = names.length - namedChanges;
  return [...names.slice(0, namedChanges), ...(more > 0 ? [texts.more(more)] : [])].join(", ");
}

interface RevisionActionsProps {
  revision: RevisionSummary;
  isShown: boolean;
  onLook: () => void;
  onBack: () => void;
  onRestore: () => void;
}

function RevisionActions({ revision, isShown, onLook, onBack, onRestore }: RevisionActionsProps) {
  const when = formatTimestamp(revision.changedAt, useTimeZone());
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className={button("quiet", "medium")}
        aria-label={isShown ? undefined : texts.lookAt(when)}
        onClick={isShown ? onBack : onLook}
      >
        {isShown ? texts.back : texts.look}
      </button>
      <button
        type="button"
        className={button("secondary", "medium")}
        aria-label={texts.restoreOf(when)}
        onClick={onRestore}
      >
        {texts.restore}
      </button>
    </div>
  );
}
