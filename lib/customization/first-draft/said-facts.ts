import type { Language } from "@/components/templates/content/languages";
import type { Run } from "@/components/templates/content/slots";
import { runText } from "../content/lengths";
import type { Facts } from "../facts/schemas";
import { hoursLines } from "./opening-hours";
import { writeUs } from "./words";

/** A fact in words: its lines, the longest form first, and the target of a link to it. */
export interface SaidFact {
  forms: readonly (readonly string[])[];
  to?: string;
  /** The label of a link whose place is too short for the fact. */
  label?: string;
}

/** Countries that write the post code after the town. */
const zipcodeLast = "AU BR CA GB IE IN NZ SG US ZA";

function addressForm({ street, zipcode, city, countryCode = "" }: NonNullable<Facts["address"]>) {
  const town = zipcodeLast.split(" ").includes(countryCode) ? [city, zipcode] : [zipcode, city];
  return [street, town.filter(Boolean).join(" ")];
}

/** The address of a telephone: without the zero that is dialed only within a country, or an extension. */
function phoneTarget(phone: string): string | undefined {
  const [number = ""] = /^[+\d(][\d\s().\-/]*/.exec(phone.replace("(0)", "")) ?? [];
  const digits = number.replace(/\D/g, "");
  return /^\d{3,20}$/.test(digits)
    ? `tel:${number.startsWith("+") ? "+" : ""}${digits}`
    : undefined;
}

function hoursForms(hours: NonNullable<Facts["hours"]>, language: Language) {
  const lines = hoursLines(hours, language).map(({ days, times }) => `${days} ${times}`);
  return [lines, lines.map((line) => line.replaceAll(/ – |\u00a0/g, (it) => it.trim()))];
}

type SaidRole = "hours" | "address" | "phone" | "email" | "imprint";

/** The known facts in the language. */
export function sayFacts(
  { hours, address, phone, email, legalName }: Facts,
  language: Language,
): Partial<Record<SaidRole, SaidFact>> {
  const said: Partial<Record<SaidRole, SaidFact>> = {};
  if (hours) said.hours = { forms: hoursForms(hours, language) };
  const place = address && addressForm(address);
  if (place) said.address = { forms: [place] };
  if (place || legalName) {
    const whole = [...(legalName ? [legalName] : []), ...(place ?? [])];
    said.imprint = { forms: place ? [whole, place] : [whole] };
  }
  if (phone) {
    const to = phoneTarget(phone);
    said.phone = { forms: [[phone], [phone.replaceAll(" ", "")]], ...(to && { to }) };
  }
  if (email) said.email = { forms: [[email]], to: `mailto:${email}`, label: writeUs[language] };
  return said;
}

/** Facts below each other, as many whole ones as fit below the introduction; without it if all would not. */
export function factRuns(
  introduction: string,
  facts: readonly SaidFact[],
  fits: (text: string) => boolean,
): Run[] | null {
  const runsOf = (head: string, shown: readonly SaidFact[]): Run[] => {
    const lines = shown.map(({ forms: [lines = []], to }): Run => {
      const text = lines.join(", ");
      return to ? { text, to } : text;
    });
    return [...(head ? [head] : []), ...lines].flatMap((run, index) =>
      index ? ["\n", run] : [run],
    );
  };
  const isFitting = (runs: readonly Run[]) => fits(runs.map(runText).join(""));
  const all = runsOf(introduction, facts);
  if (isFitting(all)) return all;
  let shown: SaidFact[] = [];
  for (const fact of facts) {
    if (isFitting(runsOf("", [...shown, fact]))) shown = [...shown, fact];
  }
  return shown.length > 0 ? runsOf("", shown) : null;
}
