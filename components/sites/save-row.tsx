import { button } from "@/components/ui/button";

interface SaveRowProps {
  texts: Readonly<Record<"save" | "saving" | "saved", string>>;
  isSending: boolean;
  isSaved: boolean;
  /** There is nothing to save. */
  isSame: boolean;
}

/** The end of a form: its button, and whether the changes are saved. */
export const SaveRow = ({ texts, isSending, isSaved, isSame }: SaveRowProps) => (
  <div className="flex flex-wrap items-center gap-4">
    <button type="submit" disabled={isSame} className={button("secondary")}>
      {isSending ? texts.saving : texts.save}
    </button>
    <p role="status" className="text-good text-sm">
      {isSaved && texts.saved}
    </p>
  </div>
);
