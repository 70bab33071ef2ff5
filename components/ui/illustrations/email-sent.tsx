import { Drawing } from "./drawing";
import file from "./email-sent.svg";

/** The illustration after a form was sent: an envelope with a chip inside. */
export const EmailSent = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
