"use client";

import { FileJson } from "lucide-react";
import { useRef, useState } from "react";
import { saveFile } from "@/components/sites/delivery/save-file";
import { showAlert } from "@/components/ui/alerts";
import { onDemand } from "@/components/ui/on-demand";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { resetDocument } from "@/lib/customization/content/edits";
import { missingPictures } from "@/lib/customization/content/missing-pictures";
import { documentText } from "@/lib/customization/content/rules";
import type { OpenEditor } from "./open-editor";
import { readContentFile } from "./read-content-file";
import { slotName } from "./slot-name";
import { fileTexts as texts } from "./texts";

// Loaded when a file is refused.
const FileProblems = onDemand(() => import("./file-problems").then((it) => it.FileProblems));

const menuId = "file-menu";

/** Saves and loads the content as a file, and restores the sample. */
export function FileMenu({ editor: { store } }: { editor: OpenEditor }) {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const { declaration } = store.bundle;

  const download = () => {
    const text = documentText(declaration, store.view().state.document);
    saveFile(new Blob([text], { type: "application/json" }), `${store.slug}-content.json`);
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    const { document } = store.view().state;
    const read = await readContentFile(store.slug, declaration, document, await file.text());
    if ("patch" in read) {
      // Without the network, what the account has is not known: the check says it later.
      const missing = await missingPictures(read.document).catch((): string[] => []);
      store.edit(read.patch, { announcement: texts.loaded });
      if (missing.length > 0) {
        const { withoutPictures: title, seeCheck: text } = texts;
        void showAlert({ title: title(missing.length), text, tone: "warn" });
      }
      return;
    }
    setProblems(
      read.problems.map(({ path, text }) =>
        [slotName(store, path), text].filter(Boolean).join(": "),
      ),
    );
  };
  const reset = async () => {
    const { resetTitle: title, resetText: text, resetYes: confirm, cancel } = texts;
    if (!(await showAlert({ title, text, confirm, cancel, tone: "warn" }))) return;
    store.edit(resetDocument(store.view().state.document), { announcement: texts.allSample });
  };
  const entry = (label: string, act: () => void) => (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      className="flex h-11 w-full items-center rounded-control px-3 text-start text-sm hover:bg-accent-soft"
      onClick={act}
    >
      {label}
    </button>
  );
  return (
    <>
      <PopoverMenu
        id={menuId}
        label={texts.menu}
        icon={<FileJson className="size-5" strokeWidth={1.5} aria-hidden />}
      >
        {entry(texts.download, download)}
        {entry(texts.load, () => input.current?.click())}
        {entry(texts.resetAll, reset)}
      </PopoverMenu>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={texts.load}
        hidden
        onChange={({ target }) => {
          void load(target.files?.[0]);
          target.value = "";
        }}
      />
      {problems.length > 0 && <FileProblems problems={problems} onClose={() => setProblems([])} />}
    </>
  );
}
