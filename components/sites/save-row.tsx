import { button } from "@/components/ui/button";

interface SaveRowProps {
  texts: Readonly<Record<"save" | "saving" | "saved", string>>;
  isSending: boolean;
  isSaved: boolean;
  /** Nothing is to be saved. */
  isSame: boolean;
}

/** The end of a form: its button, and whether what was written is kept. */
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
