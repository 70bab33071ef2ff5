"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { namesOf } from "@/lib/content/slot-names";
import type { Problem } from "./find-problems";
import { checkPage } from "./page-problems";
import { checkTexts as texts } from "./texts";
import { useBrandName, useEditor } from "./use-editor";

/** Finds what a visitor of the page would stumble over; each finding leads to its slot. */
export function CheckPanel({ onLeave }: { onLeave: () => void }) {
  const editor = useEditor();
  const brandName = useBrandName();
  const [problems, setProblems] = useState<Problem[] | null>(null);
  const goTo = (path: string) => {
    onLeave();
    editor.store.select(null);
    editor.store.select(path);
    editor.frame.select(path);
  };
  const result = problems && (problems.length === 0 ? texts.none : texts.found(problems.length));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{texts.intro}</p>
      <button
        type="button"
        className={button("primary", "medium")}
        onClick={() => setProblems(checkPage(editor, brandName))}
      >
        {problems ? texts.again : texts.start}
      </button>
      <p role="status" className="font-medium empty:hidden">
        {result}
      </p>
      <ul className="divide-y divide-line">
        {problems?.map(({ path, text }) => {
          const name = namesOf(editor.store.bundle.declaration, path).join(" › ");
          return (
            <li key={path + text} className="py-3 text-sm">
              <p>
                {name && <strong>{name} </strong>}
                {text}
              </p>
              {path && (
                <button
                  type="button"
                  className="mt-1 text-accent underline underline-offset-4"
                  onClick={() => goTo(path)}
                >
                  {texts.goThere(name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
