"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { languageOfKey, slotPath } from "@/lib/customization/content/rules";
import { untranslatedPaths } from "@/lib/customization/content/translations";
import type { Translator } from "@/lib/translations/translator";
import { goToSlot } from "../go-to-slot";
import type { Tab } from "../panel";
import { slotName } from "../slot-name";
import { useBrandName, useEditor } from "../use-editor";
import type { CheckedPage } from "./check-page";
import type { Problem } from "./find-problems";
import { megabytes } from "./megabytes";

/** Where a slot, a field such as `@title`, or for an empty path a language, is edited. */
function tabOf(path: string): Tab {
  if (path === "") return "page";
  if (!path.startsWith("@")) return "content";
  return /^@(language|title|description)$/.test(path) ? "page" : "design";
}

function resultOf(t: Translator<"pageCheck">, { problems, isComplete }: CheckedPage): string {
  const found = problems.length === 0 ? t("none") : t("found", { count: problems.length });
  return isComplete ? found : `${found} ${t("incomplete")}`;
}

/** Finds problems that visitors of the page would have; each problem links to its slot. */
export function CheckPanel({ onLeave }: { onLeave: (tab: Tab) => void }) {
  const t = useTranslations("pageCheck");
  const language = useLanguage();
  const editor = useEditor();
  const brandName = useBrandName();
  const [checked, setChecked] = useState<CheckedPage | null>(null);
  const [status, setStatus] = useState("");

  const check = async () => {
    setStatus(t("checking"));
    try {
      const { checkPage } = await import("./check-page");
      const result = await checkPage(editor, brandName, language);
      setChecked(result);
      setStatus(resultOf(t, result));
    } catch {
      setStatus(t("failed"));
    }
  };
  const goTo = (key: string) => {
    const { bundle, view, setLanguage } = editor.store;
    const language = languageOfKey(key);
    setLanguage(language ?? null);
    const isLanguage = language && slotPath(key) === "";
    const untranslated = isLanguage
      ? untranslatedPaths(bundle.declaration, view().state.document, language)
      : [];
    const path = untranslated[0] ?? slotPath(key);
    onLeave(tabOf(path));
    if (path === "" || path.startsWith("@")) return;
    goToSlot(editor, path);
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{t("intro")}</p>
      <button
        type="button"
        className={button("primary", "medium")}
        aria-disabled={status === t("checking")}
        onClick={() => status !== t("checking") && check()}
      >
        {checked ? t("again") : t("start")}
      </button>
      <p role="status" className="font-medium empty:hidden">
        {status}
      </p>
      {checked && (
        <>
          <ul className="divide-y divide-line empty:hidden">
            {checked.problems.map((problem) => (
              <Finding key={problem.path + problem.text} {...problem} onGo={goTo} />
            ))}
          </ul>
          <p className="text-ink-soft text-sm">
            {t("weight", { megabytes: megabytes(checked.weight, language) })}
          </p>
        </>
      )}
    </div>
  );
}

function Finding({ path, text, isSentence, onGo }: Problem & { onGo: (path: string) => void }) {
  const t = useTranslations("pageCheck");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const name = path ? slotName(store, path) : t("wholePage");
  return (
    <li className="py-3 text-sm">
      <p>
        <strong>{name}</strong>
        <span>{(isSentence ? ui("colon") : " ") + text}</span>
      </p>
      {path && (
        <button
          type="button"
          className="mt-1 text-accent underline underline-offset-4"
          onClick={() => onGo(path)}
        >
          {t("goThere", { slot: name })}
        </button>
      )}
    </li>
  );
}
