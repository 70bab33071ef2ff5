"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "#translations";
import type { Language } from "@/components/templates/content/languages";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { choosable, type Kept, showable } from "@/lib/customization/businesses/device";
import { maxBusinesses } from "@/lib/customization/businesses/limits";
import { type FactsSource, findFacts } from "@/lib/customization/facts/client";
import type { Finding } from "@/lib/customization/facts/schemas";
import type { Business } from "@/lib/customization/first-draft/business";
import { ShopError } from "@/lib/errors";
import { BusinessChoice } from "./business-choice";
import { type AgreedFacts, FactsForm } from "./facts-form";
import { type FactValues, knownValues, withFindings } from "./form-values";
import { SourceForm } from "./source-form";

interface FactsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The site to read at once; empty to ask. A new one for each time that the dialog is opened. */
  wish: { address: string };
  name: string;
  language: Language;
  /** What is stored. */
  business: Business | null;
  /** The customer's e-mail address; empty for a guest. */
  owner: string;
  isNameFixed: boolean;
  hasPalette: boolean;
  /** Told which business was meant; undefined for the present one. */
  onUse: (agreed: AgreedFacts, id: string | undefined) => void;
  onSwitch: (business: Business) => void;
  /** Null where nothing is stored. */
  onRemove: (() => void) | null;
}

type View = "source" | "reading" | "facts";

const nameOf = (source: FactsSource, ofText: string) =>
  "address" in source ? source.address : "file" in source ? source.file.name : ofText;

/** Reads facts of the company from what there is, and shows them to agree with; or takes typed ones. */
export function FactsDialog({
  isOpen,
  onOpenChange,
  wish,
  name,
  language,
  business,
  owner,
  isNameFixed,
  hasPalette,
  onUse,
  onSwitch,
  onRemove,
}: FactsDialogProps) {
  const t = useTranslations("facts");
  const factSources = useTranslations("factSources");
  const [kept, setKept] = useState<Kept>({ present: null, list: [] });
  /** The id of a business that is not told yet. */
  const [another, setAnother] = useState<string>();
  const known = another
    ? knownValues("", language, null)
    : knownValues((isNameFixed && business?.name) || name, language, business);
  const [view, setView] = useState<View>("source");
  const [source, setSource] = useState("");
  const [failure, setFailure] = useState<ShopError | null>(null);
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  /** What was typed, by business: it is still there after another source is read, or the dialog was closed. */
  const [typedOf, setTypedOf] = useState<Record<string, FactValues | null>>({});
  /** The newest reading: the answers of canceled ones are not shown. */
  const newest = useRef<AbortController>(null);
  const isDone = useRef(false);
  const edited = another ?? kept.present ?? "";
  const typed = typedOf[edited] ?? null;
  const setTyped = (of: string, values: FactValues | null) =>
    setTypedOf((before) => ({ ...before, [of]: values }));
  const summary = useRef<HTMLParagraphElement>(null);

  const read = async (given: FactsSource, of = edited) => {
    const reading = new AbortController();
    newest.current = reading;
    setSource(nameOf(given, t("yourText")));
    setFailure(null);
    setView("reading");
    try {
      const answer = await findFacts(given, reading);
      if (newest.current !== reading) return;
      setTypedOf((before) => ({
        ...before,
        [of]: withFindings(before[of] ?? known, answer.findings, hasPalette, {
          facts: t,
          factSources,
        }),
      }));
      setFindings(answer.findings);
      setView("facts");
    } catch (error) {
      if (newest.current !== reading) return;
      setFailure(error instanceof ShopError ? error : new ShopError("bug", String(error)));
      setView("source");
    }
  };
  const cancel = () => {
    newest.current?.abort();
    newest.current = null;
    setView("source");
  };
  const begin = useEffectEvent(({ address }: { address: string }) => {
    isDone.current = false;
    const own = choosable(owner);
    setKept(own);
    if (address) void read({ address }, another ?? own.present ?? "");
    else if (typed || own.list.length > 0) setView("facts");
  });
  useEffect(() => begin(wish), [wish]);
  // A page can be used before it knows whose it is.
  const recall = useEffectEvent((of: string) => {
    const own = choosable(of);
    setKept(own);
    if (own.list.length > 0 && view === "source" && !wish.address) setView("facts");
  });
  useEffect(() => recall(owner), [owner]);

  useEffect(() => {
    // The button that had the focus is gone.
    if (view === "facts") summary.current?.focus();
  }, [view]);

  const finish = () => {
    isDone.current = true;
    setTyped(edited, null);
    setAnother(undefined);
    setFindings(null);
    setView("source");
    onOpenChange(false);
  };
  const choose = (id: string) => {
    const chosen = kept.list.find((it) => it.id === id);
    if (!chosen) return;
    setAnother(undefined);
    setFindings(null);
    setKept({ ...kept, present: id });
    onSwitch(showable(chosen));
  };
  const isOfProfile = isNameFixed && !another && kept.list.length < 2;
  const isDoubtful = findings?.some((it) => it.isDoubtful);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next && view === "reading") cancel();
        onOpenChange(next);
      }}
      title={t("title")}
      description={view === "facts" ? t("intro") : t("sourceIntro")}
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
            {t("reading", { what: source })}
          </p>
          <progress aria-hidden className="h-1.5 w-full accent-accent" />
          <button type="button" className={button("secondary")} onClick={cancel}>
            {t("cancel")}
          </button>
        </div>
      )}
      {view === "facts" && (
        <>
          <p ref={summary} tabIndex={-1} className="mt-4 font-medium outline-none empty:hidden">
            {findings && (
              <span>
                {findings.length > 0 ? t("found", { count: findings.length }) : t("nothingFound")}
              </span>
            )}{" "}
            {isDoubtful && <span>{t("lookTwice")}</span>}
          </p>
          <BusinessChoice
            kept={kept}
            isNew={another !== undefined}
            ownName={isNameFixed ? name : ""}
            onChoose={choose}
          />
          <FactsForm
            key={edited}
            isOfProfile={isOfProfile}
            isOfCustomer={isNameFixed}
            start={typed ?? known}
            findings={findings ?? []}
            onLeave={(values) => !isDone.current && setTyped(edited, values)}
            onReadMore={() => setView("source")}
            onUse={(agreed) => {
              onUse(isOfProfile ? { ...agreed, name: "" } : agreed, another);
              finish();
            }}
            onAnother={
              kept.present && !another && kept.list.length < maxBusinesses
                ? () => {
                    setFindings(null);
                    setAnother(crypto.randomUUID());
                  }
                : null
            }
            onRemove={
              onRemove && !another
                ? () => {
                    onRemove();
                    finish();
                  }
                : null
            }
          />
        </>
      )}
    </Dialog>
  );
}
