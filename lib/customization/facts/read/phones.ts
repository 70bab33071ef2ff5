import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { foreignLine, type Line } from "./lines";

const number =
  /(?<![\d\p{L}.,-])(?:\+\s?|\(\+?)?\d(?:[\d ()./–‑\u00a0\u202f-]{4,36})\d(?![\d%]|[.,]\d|\s?(?:€|eur\b|chf|kg\b|km\b|m²|uhr\b))/giu;

const label =
  /(?:(?:(?:^|[^\p{L}])(?:tel[eé]?fon[oe]?|telefono|t[eé]l[eé]phone|tel|t[eé]l|fon|phone|ph|mob(?:il(?:e|telefon)?)?|handy|natel|cell(?:ulare|ular)?|m[óo]vil|telem[óo]vel|portable|gsm|fijo|fisso|fixe|fixo|whats(?:\s?app)?|wpp|zap|funk|call|ring|dial|text|appell?e[zr]|telfs?|tels|tlfn?|tfnos?|t[ée]l[ée]fonos|t[ée]l[ée]phones|telefoni|telefones|phones|tfno|tlm|telm|toll[- ]?free|geb[üu]hrenfrei|numero verde|n[úu]mero gratuito|nouveau num[ée]ro|neue nummer|new number|nuevo n[úu]mero|nuovo numero|novo n[úu]mero|anruf gen[üu]gt|prenota|ligar|fone|chamar?|standard|accueil|secr[ée]tariat|ordination|anmeldung|centralita|central|info(?:rma\w+|s)?|landline|marca[çc][õo]es|agendamento|contactos|contactez|contacte|cel|tm|segreteria|werkstatt|atelier|filiale|fixnetz|festnetz(?:[- ]nous)?|ll[áa]m(?:e|a|enos|anos)|chiama(?:re|teci|ci)?|ligue|ruf(?:en sie|t)?|anruf(?:en)?|notdienst|pikett\p{L}*|notruf|hotline|zentrale|b[üu]ro|praxis|empfang|rezeption|reception|recep[cç][aã]o|reservi?(?:erung(?:en)?|ations?|as)?|r[ée]servations?|prenota(?:zioni|re)?|pr[ée]noter|rendez-vous|rdv|citas?|pide cita|termine?|terminvereinbarung|bookings?|appointments?|book|enquiries|urgencias?|urgenze|urgences?|emergency|emergenc(?:y|ies)|out of hours|24h?|contact|kontakt|contatti|contacto|office|shop|laden|salon|studio|restaurant|\p{L}*reservierung(?:en)?|front desk|questions\?|port|bestellung(?:en)?|orders?|pedidos|ordini|commandes?)|(?:^|[\s(|·])[TMP])(?:\s*(?:\.|:|nr\.?|n[ºo°]\.?|number|num[ée]ro|n[úu]mero|us|on|at|our|now|free|today|subito|ora|uns|an|unter|nous|au|al|allo|il|lo|para|o|i|de|du|la|le|les|to|or|oder|ou|und|and|et|e|y|&|me|unter|nach vereinbarung|fisso|fixe|fijo|mobil|mobile|kostenlos|jetzt|ya|ahora|agora|maintenant|any ?time|tel|t[eé]l|phone|fax)(?=[\s.:(/|–-]|$)){0,4}(?:\s*\([^()]{1,20}\)|\s\p{L}+\son|[\s:]+\p{Lu}\p{Ll}{1,15})?|☎|☏|✆|📞|📱|🕿)️?[\s.:()|/–—\t-]*$/iu;

const faxLabel =
  /(?:(?:tele|t[ée]l[ée])?fax|t[ée]l[ée]copie(?:ur)?|(?:^|[\s(|·])F)\s*(?:nr\.?|number|n[ºo°]\.?)?[\s.:)/|–-]*$/iu;
const isAlsoPhone =
  /(?:tel|t[ée]l|fon|phone|telefono?|telefone)\.?(?:\s*[/&+,]\s*|\s+(?:und|and|et|y|e)\s+)(?:tele)?fax[\s.:)/|–-]*$/iu;

/** What is no phone though it is written like one. */
const otherNumber =
  /(?:iban|bic|blz|kto|konto\p{L}*|nr|no|n[ºo°]|nummer|order|bestell\p{L}*|auftrag\p{L}*|commande|pedido|ordine|uid|ust\p{L}*|umsatz\p{L}*|vat|tva|iva|p\.? ?iva|nif|cif|nipc|cnpj|cpf|crm|oab\S*|siren|siret|rcs\s?\p{L}*|ape|fn|hrb|hra|steuer\p{L}*|st\.-nr|registered|company|charity|registration|license|licen[cs]e|lic|isbn|ean|art\p{L}*|ref\p{L}*|quoting|code|visitor|besucher|zip|plz|rnet|rnal|al|kvnr|ik|bsnr|lanr|gln|zsr|rcc|rea(?:\s\p{L}{2})?|albo|colegiad[oa]|n[úu]m\p{L}*|matr\p{L}*|adeli|rpps|eori|processo|inscri\p{L}*|handelsregister\p{L}*|hrb|fid)[\s.:#/-]*$/iu;

const isNumberOfPhone =
  /(?:tel|t[ée]l|tfn|tlf|fon|phone|mobil|handy|whatsapp|rufen|nouveau|neue|new|nuevo|nuovo|novo)[\p{L}.\s-]{0,12}(?:nr|no|n[ºo°]|nummer|number|num[ée]ro|n[úu]mero)?[\s.:#/-]*$/iu;

/** Portugal requires that each number is followed by what a call costs. */
const costOfCall = /^\s*\(?chamada/i;

const isDate =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{4}\s?[–-]\s?\d{4}|\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}.*)$/;

/** A mailbox, or a code with its town. */
const besideAddress =
  /@|\b\d{4,5} \p{Lu}|\b[A-Z]{2} \d{5}\b|\b\d{5}-\d{3}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u;

export interface FoundPhone {
  value: string;
  line: Line;
  isLabeled: boolean;
  /** It stands in a sentence, not in a contact block. */
  isProse: boolean;
  /** Its line says little more than how to reach the company. */
  isPure: boolean;
  isForeign: boolean;
}

export const digitsOf = (written: string): string => written.replace(/\D/g, "");

/** The same number, however it is written, has the same key. */
export function phoneKey(written: string, country: string): string {
  const tidy = written.replace(/\(0\)/g, "").slice(0, 60);
  // Unknown countries only leave a number as it is.
  const parsed = parsePhoneNumberFromString(tidy, country as CountryCode);
  return parsed ? parsed.number : digitsOf(tidy);
}

export const isPossiblePhone = (written: string, country: string): boolean => {
  const digits = digitsOf(written).length;
  if (digits < 6 || digits > 15) return false;
  const parsed = parsePhoneNumberFromString(written.replace(/\(0\)/g, ""), country as CountryCode);
  return parsed?.isPossible() ?? false;
};

/** How numbers of a country begin where nothing stands before them that says what they are. */
const starts: Readonly<Record<string, RegExp>> = {
  ES: /^(?:\+|00|[6789]\d)/,
  PT: /^(?:\+|00|[29]\d)/,
  IT: /^(?:\+|00|0\d|3\d\d)/,
  US: /^(?:\+|1-\d{3}-|\(\d{3}\)|\d{3}[-./ ]\d{3}[-. ]\d{4}$)/,
  BR: /^(?:\+|\(\d{2}\)|0800|\d{2} \d{4,5}-\d{4})/,
};

export function phonesIn(line: Line, country: string): FoundPhone[] {
  const found: FoundPhone[] = [];
  const { text } = line;
  if (!/\d/.test(text)) return found;
  let end = 0;
  let isFaxLine = false;
  let wasLabeled = false;
  for (const match of text.matchAll(number)) {
    let value = match[0]
      .trim()
      .replace(/[\s(./–-]+$/, "")
      .replace(/\s+/g, " ");
    if (value.startsWith("(") && !value.includes(")")) value = value.slice(1);
    if (!value.includes("(") && value.includes(")")) value = value.replace(/\).*$/, "").trim();
    const before = text.slice(Math.max(end, match.index - 60), match.index);
    const between = text.slice(end, match.index);
    const isNext =
      end > 0 &&
      /^\s*(?:[,;/|·•–-]|und|oder|or|and|et|ou|y|o|e|\()*\s*(?:\p{Lu}\p{Ll}{1,15}\s)?$/u.test(
        between,
      );
    end = match.index + match[0].length;
    const isFax: boolean =
      (faxLabel.test(before) && !isAlsoPhone.test(before)) || (isNext && isFaxLine);
    isFaxLine = isFax;
    if (
      isFax ||
      isDate.test(value) ||
      (!isNext && otherNumber.test(before) && !isNumberOfPhone.test(before))
    ) {
      wasLabeled = false;
      continue;
    }
    const isLabeled: boolean =
      label.test(before) || (isNext && wasLabeled) || costOfCall.test(text.slice(end, end + 20));
    wasLabeled = isLabeled;
    if (!isLabeled && !(starts[country] ?? /^(?:\+|0|\(0|\(\+)/).test(value)) continue;
    // Two numbers in one: "04 76 00 41 52 / 06 12 34 56 78".
    const parts = digitsOf(value).length > 14 ? value.split(/\s*\/\s*|\s+[–-]\s+/) : [value];
    for (const part of parts) {
      if (!isPossiblePhone(part, country)) {
        const digits = digitsOf(part).length;
        if (!isLabeled || digits < 6 || digits > 14) continue;
      }
      const around = text
        .replace(match[0], "")
        .replace(/[^\p{L}]+/gu, " ")
        .trim();
      const others = around === "" ? 0 : around.split(" ").length;
      const isProse = others > 14;
      // Without a label it stands nearly alone, or beside the company's own mailbox or address.
      if (!isLabeled) {
        const part = text.split(/[|·•\t]/).find((it) => it.includes(value)) ?? text;
        const isBeside =
          (besideAddress.test(text) && others < 14) ||
          (part !== text && part.replace(/[^\p{L}]/gu, "") === "");
        if (!isBeside && others > 3) continue;
        if (!/(?:^|[|·•,;\t–:(]\s*|\s-\s|(?:^|, )\p{Lu}\p{Ll}+ )$/u.test(before)) continue;
      }
      found.push({
        value: part,
        line,
        isLabeled,
        isProse,
        isPure: others <= 6 || besideAddress.test(text),
        isForeign:
          line.isForeign ||
          foreignLine.test(text.slice(Math.max(0, match.index - 160), match.index)),
      });
    }
  }
  return found;
}
