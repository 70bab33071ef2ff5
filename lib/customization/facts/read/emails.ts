import { decodeComponent } from "@/lib/decode-component";
import { foreignLine, type Line } from "./lines";

const at = String.raw`\s?@\s?|\s?[([{<]\s?(?:at|ät|ad|en|em|chez|a|@|arroba|arobase|chiocciola|klammeraffe)\s?[)\]}>]\s?|\s(?:at|arroba|arobase|chiocciola)\s`;
const dot = String.raw`\.|\s?[([{]\s?(?:dot|punkt|point|punto|ponto|\.)\s?[)\]}]\s?|\s(?:dot|punkt|punto|ponto)\s`;
const address = new RegExp(
  String.raw`(?<![\w.+-])(?<local>[\w+-]{1,64}(?:\.[\w+-]{1,64}){0,4})(?:${at})(?<domain>[a-z\d-]{1,63}(?:(?:${dot})[a-z\d-]{2,63}){1,4})(?![\w-])`,
  "giu",
);

export interface FoundEmail {
  value: string;
  line: Line;
  isForeign: boolean;
}

/** Mailboxes of nobody, and examples in forms. */
const isNobody =
  /^(?:no-?reply|abuse|postmaster|webmaster|newsletter|privacy|datenschutz|dpo|dsb|rgpd|name|you|your|ihre?|user|example|mail|email|tu|votre|jane|john)@|@(?:example|domain|domain\.com|email)\b|(?:^|@)sentry|wixpress|\.(?:png|jpe?g|gif|svg|webp)$/i;

export function emailsIn(line: Line): FoundEmail[] {
  const found: FoundEmail[] = [];
  if (!/[@([{]|\b(?:at|arroba|arobase|chiocciola)\b/i.test(line.text)) return found;
  for (const match of line.text.matchAll(address)) {
    const { local = "", domain = "" } = match.groups ?? {};
    const tidy = domain.replace(new RegExp(dot, "giu"), ".");
    const value = `${local}@${tidy}`.toLowerCase();
    if (isNobody.test(value)) continue;
    found.push({
      value,
      line,
      isForeign:
        line.isForeign ||
        foreignLine.test(line.text.slice(Math.max(0, match.index - 160), match.index)),
    });
  }
  return found;
}

export function emailOfLink(href: string): string | undefined {
  if (!/^mailto:/i.test(href)) return undefined;
  const value = decodeComponent(href.slice(7).replace(/\?.*$/s, "")).trim().toLowerCase();
  return /^[^\s@,;]+@[^\s@,;]+$/.test(value) && !isNobody.test(value) ? value : undefined;
}

const freemail =
  /^(?:gmail|googlemail|gmx|web|outlook|hotmail|live|yahoo|t-online|aon|icloud|me|freenet|orange|wanadoo|free|laposte|sfr|libero|alice|tiscali|virgilio|bluewin|sapo|uol|bol|terra|telefonica|btinternet|aol|proton|protonmail|mail)\.[a-z.]+$/i;

/** The addresses that are the company's own: those of its domain, or else what is not known as another's. */
export function ownEmails<T extends { value: string; isForeign: boolean; line: Line }>(
  found: readonly T[],
  contact: ReadonlySet<Line>,
  names: readonly string[],
  host: string,
): T[] {
  const kept = found.filter(({ isForeign }) => !isForeign);
  const bare = host.replace(/^www\d?\./, "");
  const letters = (text: string) =>
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/ß/g, "ss")
      .replace(/[^a-z\d]/g, "");
  const nameWords = names
    .join(" ")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 3);
  const isOwn = ({ value }: T) => {
    const domain = value.slice(value.indexOf("@") + 1);
    if (domain === bare || domain.endsWith(`.${bare}`) || bare.endsWith(`.${domain}`)) return true;
    const plain = letters(domain.replace(/\.[a-z]+$/, ""));
    return nameWords.some(
      (word) =>
        plain.includes(word) || plain.replace(/[aou]e/g, (it) => it[0] ?? "").includes(word),
    );
  };
  // A mailbox that is named like the company is its own wherever it stands.
  const nameLetters = letters(names[0] ?? "");
  const isNamed = ({ value }: T) => {
    const [local = "", domain = ""] = value.split("@");
    return (
      nameLetters.length > 4 &&
      (letters(domain.replace(/\.[a-z]+$/, "")) === nameLetters || letters(local) === nameLetters)
    );
  };
  const own = [...new Set([...kept.filter(isOwn), ...found.filter(isNamed)])];
  if (own.length > 0) return own;
  const free = kept.filter(({ value }) => freemail.test(value.slice(value.indexOf("@") + 1)));
  if (free.length > 0) return free;
  // Of a domain that says nothing, only what stands with the company's address or phone.
  const beside = kept.filter((it) => contact.has(it.line));
  return beside.length > 0 ? beside : kept.filter((it) => "isLink" in it).slice(0, 1);
}
