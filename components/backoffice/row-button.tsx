import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";

interface RowButtonProps {
  label: string;
  /** The name of the row, for users of screen readers, who do not see it beside the button. */
  about: string;
  opensDialog?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

export const RowButton = ({ label, about, opensDialog, isDisabled, onClick }: RowButtonProps) => (
  <button
    type="button"
    aria-haspopup={opensDialog ? "dialog" : undefined}
    disabled={isDisabled}
    className={`${button("secondary", "medium")} whitespace-nowrap`}
    onClick={onClick}
  >
    <span>{label}</span>
    <span className="sr-only">{about}</span>
  </button>
);

/** To the page of a row. */
export const RowLink = ({ href, label, about }: { href: string; label: string; about: string }) => (
  <IntentLink href={href} className={`${button("secondary", "medium")} whitespace-nowrap`}>
    <span>{label}</span>
    <span className="sr-only">{about}</span>
  </IntentLink>
);
