import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { LinkValue, ListSlot, Run } from "@/components/templates/content/slots";
import { type FoundSlot, itemIds, walkSlots } from "@/components/templates/content/values";
import { hasPlaceholder } from "@/lib/customization/content/placeholders";
import { type ContentDocument, valueAt } from "@/lib/customization/content/rules";
import { plainText } from "@/lib/customization/content/runs";

/**
 * How a company can be reached, according to its site. Empty for details that only the sample has.
 */
export interface Contact {
  address: string;
  hours: string;
  email: string;
  phone: string;
}

interface Source {
  declaration: ContentDeclaration;
  document: ContentDocument;
  company: string;
}

/** Every slot that is shown. */
function* shownSlots({ declaration, document }: Source): Generator<FoundSlot & { path: string }> {
  const hidden: string[] = [];
  for (const found of walkSlots(declaration.slots, document.content)) {
    const { path, slot } = found;
    if (hidden.some((section) => path.startsWith(section))) continue;
    if (slot.kind === "section" && valueAt(declaration, document, path) === false) {
      hidden.push(`${path}.`);
    } else yield found;
  }
}

/** Joins the lines of a text to one line. */
const joinLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");

/** The words of a text, a paragraph, or a list of them. */
function wordsAt(source: Source, { path, slot, sample }: FoundSlot & { path: string }): string {
  const { declaration, document, company } = source;
  if (slot.kind === "list") return listWords(source, path, slot, sample);
  const value = valueAt(declaration, document, path);
  if (slot.kind === "text") return String(value ?? "");
  // Cast: the document is valid, so a paragraph holds runs.
  return slot.kind === "paragraph" ? plainText((value ?? []) as readonly Run[], company) : "";
}

function listWords(source: Source, path: string, slot: ListSlot, sample: unknown): string {
  const ids = itemIds(slot, sample, source.document.content[path]);
  const lines = ids.map((id) =>
    Object.entries(slot.slots)
      .map(([name, member]) =>
        wordsAt(source, { path: `${path}.${id}.${name}`, slot: member, sample: undefined }),
      )
      .filter(Boolean)
      .join(" "),
  );
  return lines.join("\n");
}

/** The link targets of a slot: first its own, then those in its text. */
function targetsAt(
  { declaration, document }: Source,
  { path, slot }: FoundSlot & { path: string },
) {
  const value = valueAt(declaration, document, path);
  // Cast: the document is valid, so each slot holds a value of its kind.
  if (slot.kind === "link") return [(value as LinkValue).to];
  if (slot.kind !== "paragraph") return [];
  return (value as readonly Run[]).flatMap((run) =>
    typeof run === "object" && "to" in run ? [run.to] : [],
  );
}

/**
 * The contact details that the customer wrote. Details of the sample are left out, because they are
 * invented.
 */
export function contactOf(source: Source): Contact {
  const { about } = source.declaration;
  const changed = Object.keys(source.document.content);
  const own = [...shownSlots(source)].filter(({ path }) =>
    changed.some((it) => it === path || it.startsWith(`${path}.`)),
  );
  const written = (path: string | undefined) => {
    const found = own.find((slot) => slot.path === path);
    const words = found ? joinLines(wordsAt(source, found)) : "";
    return hasPlaceholder(words) ? "" : words;
  };
  const targets = own.flatMap((slot) => targetsAt(source, slot));
  const first = (scheme: string) =>
    targets
      .find((to) => to.startsWith(scheme))
      ?.slice(scheme.length)
      .replace(/\?.*$/, "") ?? "";
  return {
    address: written(about.address),
    hours: written(about.hours),
    email: first("mailto:"),
    phone: first("tel:"),
  };
}
