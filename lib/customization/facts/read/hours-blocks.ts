import { type Day, days } from "../schemas";
import { type Hours, type Language, type ReadHours, readHours, tidyHours } from "./hours";
import type { Line } from "./lines";

const openingWords =
  /(?:[öo]e?ffnungszeit|ge[öo]e?ffnet|gesch[äa]ftszeit|b[üu]rozeit|sprechstunde|sprechzeit|ordination|ladenzeit|opening|open\b|hours|horaires?|heures? d['’]ouverture|ouvert|horario|abierto|abrimos|apertura|orari|aperto|aperti|hor[áa]rio|aberto|atendimento|funcionamento|atenci[óo]n|rezeption|reception|recep[cç]i?[óã]|r[ée]ception|consultations?|visit us|besetzt|empfang|erreichbar|front desk|schalter|erreichen sie|riceve|ricevimento|recibe|erreich|sempre apert|quando siamo|when we|\bwann\b|cu[áa]ndo|secretar[íi]a|segreteria|secr[ée]tariat|accueil t[ée]l|rendez-vous)/iu;

const otherHours =
  /k[üu]che\b|kitchen|cuisine\b|cocina\b|cucina\b|happy hour|telefonzeit|telefonisch|phone lines|holiday|feiertag|weihnacht|christmas|easter|ostern|no[ëe]l|natale|navidad|natal\b|ferien|urlaub|vacan|vacaciones|f[ée]rias|ferie\b|exception|august|ao[ûu]t|agosto|sommerzeit|delivery|lieferung|liefer|livraison|check-?in|check-?out|fr[üu]hst[üu]ck|breakfast|petit-d[ée]j|desayuno|colazione|mittagstisch|brunch|course|kurs|stundenplan|timetable|schedule|class|cours\b|clases|corsi|aulas|markt\b|market|march[ée]\b|mercado|mercato|parking|parken|notdienst|emergenc(?:y|ies)|urgence|24 ?h|this week|diese woche|cette semaine|esta semana|questa settimana|workshop|event|konzert|messe|gottesdienst|sauna|pool|piscine|livestream|hotline|(?:lobby|hotel|pool|rooftop)[ -]?bar\b|yoga\b|pilates|vinyasa/iu;

/** Who helps when the place is closed. */
const outsideHours =
  /notfall|au(?:ß|ss)erhalb (?:der|dieser|unserer)|outside (?:of )?(?:\p{L}+ )?hours|out[- ]of[- ]hours|en dehors des|fuera de(?:l)? horario|fuori orario|fora do hor[áa]rio/iu;
/** Holidays beside days: "Saturday and holidays 9-12". */
const andHolidays =
  /(?:und|and|et|[ye]|ed|[,/&+])\s*(?:an\s|on\s)?(?:feiertag\p{L}*|(?:bank |public )?holidays?)/giu;

const months =
  /\d{1,2}\.?(?:st|nd|rd|th|er|º)?\s?(?:de\s)?(?:jan(?:uar|uary|vier)?|feb(?:ruar|ruary)?|f[ée]vrier|m[äa]rz|march|mars|marzo|mar[çc]o|apr(?:il)?|avril|abril|aprile|mai|may|mayo|maggio|maio|juni?|june?|juin|junio|giugno|junho|juli?|july?|juillet|julio|luglio|julho|aug(?:ust)?|ao[ûu]t|agosto|sept?(?:ember)?|septembre|septiembre|settembre|setembro|o[kc]t(?:ober)?|octobre|octubre|ottobre|outubro|nov(?:ember)?|novembre|noviembre|novembro|de[zc](?:ember)?|d[ée]cembre|diciembre|dicembre|dezembro|enero|febrero|gennaio|febbraio|janeiro|fevereiro)\b|(?<![\d.:/h])(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2])\1(?:\d{2,4})?(?!\d)/iu;

const monthName =
  "jan(?:uar|uary|vier)|feb(?:ruar|ruary)|f[ée]vrier|m[äa]rz|march|mars|marzo|mar[çc]o|apr(?:il)?|avril|abril|aprile|mai|may|mayo|maggio|maio|juni?|june|juin|junio|giugno|junho|juli?|july|juillet|julio|luglio|julho|aug(?:ust)?|ao[ûu]t|agosto|sept(?:ember)?|septembre|septiembre|settembre|setembro|o[kc]t(?:ober)?|octobre|octubre|ottobre|outubro|nov(?:ember)?|novembre|noviembre|novembro|de[zc](?:ember)?|d[ée]cembre|diciembre|dicembre|dezembro|enero|febrero|gennaio|febbraio|janeiro|fevereiro";
/** Hours of one part of the year. */
const season = new RegExp(
  String.raw`(?<!\p{L})(?:sommer(?:zeit|monate)?|winter(?:zeit|monate)?|summer|[ée]t[ée]|hiver|verano|invierno|estate|estiv[oi]|inverno|invernal[ei]|ver[ãa]o|(?:${monthName})\.?\s?(?:[–-]|bis|to|through|until|à|au|al?|y|e|und|and|et|até)\s?(?:${monthName}))(?!\p{L})`,
  "iu",
);

const datedSeason = new RegExp(
  String.raw`^(?:\p{L}{2,5}\s)?(?:\d{1,2}\.?\s)?(?:${monthName})(?:\s\d{1,2})?\s?(?:[–-]|bis|to|through|au|al?|até)\s?(?:mid(?:dle of)?\s|mitte\s|mi-)?(?:\d{1,2}\.?\s)?(?:${monthName})(?:\s\d{1,2})?\s?:`,
  "iu",
);

const dayParts =
  /(?<day>\p{L}{3,12}?)s?[\s-]*(?:(?:à|a|de|por|la|il|in|the|di|le)\s){0,2}(?<part>nachmittags?|vormittags?|afternoons?|mornings?|apr[eè]s-midi|matin|tarde|ma[ñn]ana|pomeriggio|mattina|manh[ãa])\s(?:\p{L}{2,4}\s)?(?:geschlossen|closed|ferm[ée]|cerrad[oa]|chius[oi]|fechad[oa]|encerrad[oa])/giu;

/** The same with the day behind: "closed on Sunday evenings". */
const partsOfDays =
  /(?:geschlossen|closed|ferm[ée]e?s?|cerrad[oa]s?|chius[oi]|fechad[oa]s?|encerrad[oa]s?)\s(?:(?:on|am|le|la|los|il|ao|à|el|a|al)\s){0,2}(?:\p{L}{4,12}\s(?:and|und|et|[eyo])\s(?:(?:le|la|il|el|los|à|ao|am)\s)?)?(?<day>\p{L}{4,12}?)s?[\s-]+(?:(?:à|por|la|in)\s){0,2}(?<part>nachmittags?|vormittags?|abends?|afternoons?|mornings?|evenings?|nights?|apr[eè]s-midi|matin|soirs?|tardes?|noches?|ma[ñn]anas?|pomeriggio|mattina|sera|manh[ãa]|noites?)(?!\p{L})/giu;

interface ClosedPart {
  days: Day[];
  isAfternoon: boolean;
  /** When the part of the day begins. */
  from: string;
}

const partOfDay = (name: string) => ({
  isAfternoon: !/^(?:vor|morn|matin|ma[ñn]|matt|manh)/i.test(name),
  from: /^(?:abend|even|night|soir|noche|sera|noite)/i.test(name) ? "17:00" : "12:00",
});

/** Takes "closed on Wednesday afternoons" out of a text. */
function closedParts(text: string, language: Language): { left: string; closed: ClosedPart[] } {
  const closed: ClosedPart[] = [];
  const left = text.replace(dayParts, (whole: string, day: string, part: string) => {
    const named = readHours(`${day}:`, language).openDays;
    if (named.length === 0) return whole;
    closed.push({ days: named, ...partOfDay(part) });
    return " ";
  });
  const whole = left.replace(partsOfDays, (found: string, day: string, part: string) => {
    const named = readHours(`${day}:`, language).openDays;
    if (named.length === 0) return found;
    closed.push({ days: named, ...partOfDay(part) });
    return found.slice(0, found.lastIndexOf(day));
  });
  return { left: whole, closed };
}

const byAppointment =
  /vereinbarung|by appointment|marca[çc][ãa]o|rendez-vous|cita previa|appuntamento/iu;

/** What a line says of the usual hours of the place: without its parts on holidays, deliveries and the like. */
function usualHours(text: string, language: Language): string {
  const parts = text.split(
    /\s[|•·]\s|(?<=\p{L}{4}|[:.h]\d{2}|(?:[-–]|\s(?:a|à|to|às|alle))\s?\d{1,2}|\bh|\dh|\bUhr)\.\s+(?=\p{Lu})/u,
  );
  if (parts.length < 2 || parts.length > 20) return text;
  const saysHours = (part: string) => {
    const { openings, openDays, looseSpans, closed } = readHours(part, language);
    return openings.length + openDays.length + looseSpans.length + closed.length > 0;
  };
  const kept = parts.filter(
    (part) =>
      (text.length < 120 || saysHours(part)) &&
      !(byAppointment.test(part) && readHours(part, language).openings.length === 0) &&
      !months.test(part) &&
      (openingWords.test(part) || !otherHours.test(part)) &&
      !/[€£$@]|\bCHF\b|\bEUR\b|(?:tel|fon|phone)\b/iu.test(part),
  );
  return kept.length === parts.length || !kept.some((part) => /\d/.test(part))
    ? text
    : kept.join(" · ");
}

export interface HoursBlock {
  hours: Hours;
  line: Line;
  at: number;
  score: number;
  isUnsure: boolean;
  isSeasonal: boolean;
}

interface Open {
  start: number;
  end: number;
  openings: Hours;
  closed: Day[];
  loose: ReadHours["looseSpans"];
  score: number;
  others: number;
  isUnsure: boolean;
  isSeasonal: boolean;
  closedParts: ClosedPart[];
}

const opened = (at: number, score: number): Open => ({
  start: at,
  end: at,
  openings: [],
  closed: [],
  loose: [],
  score,
  others: 0,
  isUnsure: false,
  isSeasonal: false,
  closedParts: [],
});

/** "Fri 8-9" beside "Thu 8-6" ends in the evening. */
function untilEvening(openings: Hours): Hours {
  return openings.map((it) => {
    const isShort = it.closes > it.opens && it.closes <= "11:59";
    const isMeant = openings.some((other) => other.opens === it.opens && other.closes >= "16:00");
    return isShort && isMeant
      ? { ...it, closes: `${Number(it.closes.slice(0, 2)) + 12}${it.closes.slice(2)}` }
      : it;
  });
}

/** The opening hours in lines that follow each other, best first. */
export function hoursBlocksIn(lines: readonly Line[], language: Language): HoursBlock[] {
  const blocks: HoursBlock[] = [];
  let open: Open | null = null;
  let pending: Day[] = [];

  const close = () => {
    if (!open) return;
    const line = lines[open.start];
    const isOpen = open.score > 0;
    let { openings } = open;
    if (openings.length === 0 && open.loose.length > 0 && open.closed.length > 0 && isOpen) {
      const { loose } = open;
      openings = loose.map((span) => ({ days: [...days], ...span }));
      open.isUnsure = true;
    }
    for (const part of open.closedParts) {
      openings = openings
        .flatMap((it) =>
          it.opens >= part.from === part.isAfternoon && (part.isAfternoon || it.closes <= "14:00")
            ? { ...it, days: it.days.filter((day) => !part.days.includes(day)) }
            : it,
        )
        .filter(({ days: left }) => left.length > 0);
    }
    const hours = tidyHours(untilEvening(openings), open.closed);
    if (hours && line) {
      const covered = new Set(hours.flatMap((it) => it.days)).size;
      blocks.push({
        hours,
        line,
        at: open.start,
        score: open.score + covered / 4 - open.others / 2,
        isUnsure: open.isUnsure || open.isSeasonal,
        isSeasonal: open.isSeasonal,
      });
    }
    open = null;
    pending = [];
  };

  let columns: Day[] = [];
  lines.forEach((line, at) => {
    // "January 15 to April 30: Monday to Friday 8-6"
    const dated = datedSeason.exec(line.text)?.[0] ?? "";
    const { left: text, closed } = closedParts(
      usualHours(line.text.slice(dated.length), language),
      language,
    );
    // A table with a column for each day.
    const cells = text.split("\t");
    if (line.place === "table" && cells.length >= 3) {
      const head = readHours(cells.join(", "), language);
      if (
        head.openDays.length >= 3 &&
        head.openDays.length >= cells.length - 1 &&
        head.otherWords <= 1
      ) {
        close();
        columns = head.openDays;
        return;
      }
      const offset = cells.length - columns.length;
      if (columns.length > 0 && offset >= 0 && offset <= 1) {
        open ??= opened(at, 3);
        open.end = at;
        for (const [index, day] of columns.entries()) {
          open.openings.push(...readHours(cells[index + offset] ?? "", language, [day]).openings);
        }
        return;
      }
    }
    columns = [];
    if (open && (at - open.end > 2 || lines[open.end]?.page !== line.page)) close();
    if (
      line.isForeign ||
      text.length > 500 ||
      months.test(text) ||
      /[€£$]|\bCHF\b|\bEUR\b/.test(text)
    ) {
      return;
    }
    // A long sentence may hold hours, its other words count against it.
    const read = readHours(text, language, pending);
    const hasHours = read.openings.length > 0;
    const isLoose =
      read.looseSpans.length > 0 && (open !== null || openingWords.test(`${text} ${line.heading}`));
    const isClosed = read.closed.length > 0;
    const isPending =
      read.openDays.length > 0 &&
      read.otherWords <= (text.includes("\t") ? 0 : 1) &&
      text.length < 60;
    if (!hasHours && !isLoose && !isClosed && !isPending) {
      if (open && closed.length > 0) open.closedParts.push(...closed);
      pending = [];
      return;
    }
    if (read.otherWords > 12 && !openingWords.test(text)) return;
    // What is open only for something else, when the hours of its days are known: "Blood tests: weekdays 8-10".
    const isExtra = (it: Open) =>
      read.wordsBefore > 0 &&
      !openingWords.test(text) &&
      read.openings.some(({ days: named }) =>
        named.some((day) => it.openings.some((own) => own.days.includes(day))),
      );
    if (open && hasHours && isExtra(open)) {
      pending = [];
      return;
    }
    if (outsideHours.test(text)) {
      pending = [];
      return;
    }
    const isOther =
      otherHours.test(hasHours ? text.replace(andHolidays, "") : text) ||
      (!line.isHeading && otherHours.test(line.heading));
    if (isOther && !openingWords.test(text)) {
      pending = [];
      return;
    }
    if (
      open &&
      lines[open.start]?.heading !== line.heading &&
      !line.isHeading &&
      hasHours &&
      (open.openings.length > 0 || !lines[open.start]?.isHeading) &&
      readHours(`${line.heading}:`, language).openDays.length === 0
    )
      close();
    const isSeasonal =
      dated !== "" || season.test(text) || (!line.isHeading && season.test(line.heading));
    if (open && hasHours && open.openings.length > 0 && (isSeasonal || open.isSeasonal)) close();
    open ??= opened(at, 0);
    open.isSeasonal ||= isSeasonal;
    open.closedParts.push(...closed);
    const gap = at - open.end;
    open.end = at;
    open.openings.push(...read.openings);
    const [lastDays] = open.openings.slice(-1);
    if (isLoose && !hasHours && gap <= 1 && lastDays && read.otherWords === 0) {
      // The second span of the days of the line before.
      open.openings.push(...read.looseSpans.map((span) => ({ days: lastDays.days, ...span })));
      read.looseSpans.length = 0;
    }
    open.closed.push(...read.closed);
    open.loose.push(...read.looseSpans);
    open.others += Math.min(4, Math.max(0, read.otherWords - 1) / 2);
    if (read.otherWords === 0 && hasHours) open.score = Math.max(open.score, 2);
    if (read.loneTimes > 0) open.isUnsure = true;
    if (
      openingWords.test(line.heading) ||
      openingWords.test(text) ||
      openingWords.test(lines[at - 1]?.text ?? "")
    ) {
      open.score = Math.max(open.score, 4);
    }
    if (isOther) open.score -= 2;
    pending = isPending ? read.openDays : [];
  });
  close();
  return blocks.sort((a, b) => b.score - a.score);
}
