"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Language } from "@/components/templates/content/languages";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type FactsSource, findFacts } from "@/lib/customization/facts/client";
import type { Finding } from "@/lib/customization/facts/schemas";
import type { Business } from "@/lib/customization/first-draft/business";
import { ShopError } from "@/lib/errors";
import { type AgreedFacts, FactsForm } from "./facts-form";
import { type FactValues, knownValues, withFindings } from "./form-values";
import { SourceForm } from "./source-form";
import { factsTexts as texts } from "./texts";

interface FactsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The site to read at once; empty to ask. A new one for each time that the dialog is opened. */
  wish: { address: string };
  name: string;
  language: Language;
  /** What is stored. */
  business: Business | null;
  isNameFixed: boolean;
  hasPalette: boolean;
  onUse: (agreed: AgreedFacts) => void;
  /** Null where nothing is stored. */
  onRemove: (() => void) | null;
}

type View = "source" | "reading" | "facts";

const nameOf = (source: FactsSource) =>
  "address" in source ? source.address : "file" in source ? source.file.name : texts.yourText;

/** Reads facts of the company from what there is, and shows them to agree with; or takes typed ones. */
export function FactsDialog({
  isOpen,
  onOpenChange,
  wish,
  name,
  language,
  business,
  hasPalette,
  onUse,
  onRemove,
  ...form
}: FactsDialogProps) {
  const known = knownValues(name, language, business);
  const [view, setView] = useState<View>("source");
  const [source, setSource] = useState("");
  const [failure, setFailure] = useState<ShopError | null>(null);
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  /** What was typed: it is still there after another source is read, or the dialog was closed. */
  const [typed, setTyped] = useState<FactValues | null>(null);
  /** Identifies the newest reading: the answers of canceled ones are not shown. */
  const newest = useRef<object>(null);
  const isDone = useRef(false);
  const summary = useRef<HTMLParagraphElement>(null);

  const read = async (given: FactsSource) => {
    const reading = {};
    newest.current = reading;
    setSource(nameOf(given));
    setFailure(null);
    setView("reading");
    try {
      const answer = await findFacts(given);
      if (newest.current !== reading) return;
      setTyped((before) => withFindings(before ?? known, answer.findings, hasPalette));
      setFindings(answer.findings);
      setView("facts");
    } catch (error) {
      if (newest.current !== reading) return;
      setFailure(error instanceof ShopError ? error : new ShopError("bug", String(error)));
      setView("source");
    }
  };
  const cancel = () => {
    newest.current = null;
    setView("source");
  };
  const begin = useEffectEvent(({ address }: { address: string }) => {
    isDone.current = false;
    if (address) void read({ address });
    else if (typed || Object.keys(business?.facts ?? {}).length > 0) setView("facts");
  });
  useEffect(() => begin(wish), [wish]);

  useEffect(() => {
    // What was pressed is gone.
    if (view === "facts") summary.current?.focus();
  }, [view]);

  const finish = () => {
    isDone.current = true;
    setTyped(null);
    setFindings(null);
    setView("source");
    onOpenChange(false);
  };
  const isDoubtful = findings?.some((it) => it.isDoubtful);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && view === "reading") cancel();
        onOpenChange(next);
      }}
      title={texts.title}
      description={view === "facts" ? texts.intro : texts.sourceIntro}
      isWide
    >
      {/* Kept while something is read, because a failure must not lose what was pasted. */}
      <div hidden={view !== "source"}>
        <SourceForm
          key={wish.address}
          address={wish.address}
          failure={failure}
          onRead={read}
          onByHand={() => setView("facts")}
        />
      </div>
      {view === "reading" && (
        <div className="mt-6 grid justify-items-start gap-5">
          <p role="status" className="wrap-anywhere">
            {texts.reading(source)}
          </p>
          <progress aria-hidden className="h-1.5 w-full accent-accent" />
          <button type="button" className={button("secondary")} onClick={cancel}>
            {texts.cancel}
          </button>
        </div>
      )}
      {view === "facts" && (
        <>
          <p ref={summary} tabIndex={-1} className="mt-4 font-medium outline-none empty:hidden">
            {findings && (
              <span>{findings.length > 0 ? texts.found(findings.length) : texts.nothingFound}</span>
            )}{" "}
            {isDoubtful && <span>{texts.lookTwice}</span>}
          </p>
          <FactsForm
            {...form}
            start={typed ?? known}
            findings={findings ?? []}
            onLeave={(values) => !isDone.current && setTyped(values)}
            onReadMore={() => setView("source")}
            onUse={(agreed) => {
              onUse(agreed);
              finish();
            }}
            onRemove={
              onRemove &&
              (() => {
                onRemove();
                finish();
              })
            }
          />
        </>
      )}
    </Dialog>
  );
}
