/** A mail as it is written: paragraphs of plain text. */
export interface Letter {
  subject: string;
  paragraphs: string[];
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** A header ends at a line break: whatever follows one must not become a header of its own. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const paragraphStyle = "margin:0 0 16px;font:16px/1.5 system-ui,sans-serif;color:#26221d";

export function renderLetter({ subject, paragraphs }: Letter) {
  const html = paragraphs
    .map((it) => `<p style="${paragraphStyle}">${escapeHtml(it).replaceAll("\n", "<br>")}</p>`)
    .join("");
  return { subject: oneLine(subject), html, text: paragraphs.join("\n\n") };
}
