"use client";

import { FileJson } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "#translations";
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

// Loaded when a file is refused.
const FileProblems = onDemand(() => import("./file-problems").then((it) => it.FileProblems));

const menuId = "file-menu";

/** Saves and loads the content as a file, and restores the sample. */
export function FileMenu({ editor: { store } }: { editor: OpenEditor }) {
  const t = useTranslations("contentFile");
  const ui = useTranslations("ui");
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
    const read = await readContentFile(store.slug, declaration, document, await file.text(), t);
    if ("patch" in read) {
      // Without the network, what the account has is not known: the check says it later.
      const missing = await missingPictures(read.document).catch((): string[] => []);
      store.edit(read.patch, { announcement: t("loaded") });
      if (missing.length > 0) {
        const title = t("withoutPictures", { count: missing.length });
        void showAlert({ title, text: t("seeCheck"), tone: "warn" });
      }
      return;
    }
    setProblems(
      read.problems.map(({ path, text }) =>
        [slotName(store, path), text].filter(Boolean).join(ui("colon")),
      ),
    );
  };
  const reset = async () => {
    const isSure = await showAlert({
      title: t("resetTitle"),
      text: t("resetText"),
      confirm: t("resetYes"),
      cancel: t("cancel"),
      tone: "warn",
    });
    if (!isSure) return;
    store.edit(resetDocument(store.view().state.document), { announcement: t("allSample") });
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
        label={t("menu")}
        icon={<FileJson className="size-5" strokeWidth={1.5} aria-hidden />}
      >
        {entry(t("download"), download)}
        {entry(t("load"), () => input.current?.click())}
        {entry(t("resetAll"), reset)}
      </PopoverMenu>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t("load")}
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
