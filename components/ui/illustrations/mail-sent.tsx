import { Drawing } from "./drawing";
import file from "./mail-sent.svg";

/** The illustration after a form was sent: an envelope with a chip inside. */
export const MailSent = ({ className }: { className?: string }) => (
  <Drawing file={file} className={className} />
);
