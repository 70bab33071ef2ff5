import { showAlert, showError } from "@/components/ui/alerts";
import { replaceDocument } from "@/lib/customization/content/edits";
import {
  type ContentDocument,
  isSameDocument,
  isSample,
  uploadsOf,
} from "@/lib/customization/content/rules";
import { readSharedContent } from "@/lib/customization/sharing/client-read";
import { withoutUploads } from "@/lib/customization/sharing/words";
import type { OpenEditor } from "./open-editor";

/** Replaces the draft by the content of a shared link, after a confirmation if there is a draft. */
export async function takeShared(editor: OpenEditor, fragment: string): Promise<void> {
  const { store } = editor;
  const { declaration } = store.bundle;
  const t = store.texts("takeShared");
  // A reload then shows the draft, which is edited from here on.
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const shared = await readSharedContent(store.slug, declaration, fragment);
    if (shared.kind !== "read") {
      void showAlert({ title: t("notTaken"), text: t(shared.kind) });
      return;
    }
    await editor.refresh();
    await take(editor, shared.document);
  } catch (error) {
    void showError(error);
  }
}

async function take({ store }: OpenEditor, shared: ContentDocument) {
  const t = store.texts("takeShared");
  const before = store.view().state.document;
  const document = withoutUploads(shared);
  if (isSameDocument(before, document)) return;
  const question = {
    title: t("title"),
    text: t("hasDraft"),
    confirm: t("confirm"),
    cancel: t("cancel"),
  };
  if (!isSample(before) && !(await showAlert(question))) return;
  store.edit(replaceDocument(before, document), { announcement: t("taken") });
  if (uploadsOf(shared).length > 0) {
    void showAlert({ title: t("taken"), text: t("withoutPictures") });
  }
}
