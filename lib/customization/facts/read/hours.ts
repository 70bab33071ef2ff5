import { type Day, days, type Finding } from "../schemas";

export type Language = Extract<Finding, { fact: "language" }>["value"];

export type Hours = Extract<Finding, { fact: "hours" }>["value"];
type Opening = Hours[number];

/** Names of days in the six languages. */
const dayNames: readonly (readonly [Day, RegExp])[] = [
  ["mon", /^(?:mondays?|montags?|lundis?|lunes|luned[iì]|segundas?)$/],
  ["tue", /^(?:tuesdays?|dienstags?|mardis?|martes|marted[iì]|ter[cç]as?)$/],
  ["wed", /^(?:wednesdays?|mittwochs?|mercredis?|mi[eé]rcoles|mercoled[iì]|quartas?)$/],
  ["thu", /^(?:thursdays?|donnerstags?|jeudis?|jueves|gioved[iì]|quintas?)$/],
  ["fri", /^(?:fridays?|freitags?|vendredis?|viernes|venerd[iì]|sextas?)$/],
  ["sat", /^(?:saturdays?|samstags?|sonnabends?|samedis?|s[aá]bados?|sabato|sabati)$/],
  ["sun", /^(?:sundays?|sonntags?|sonn|dimanches?|domingos?|domenica|domeniche)$/],
];

/** Short names, which mean something else in other languages, from Monday to Sunday. */
const shortNames: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "mo mon mons m",
    "tu tue tues",
    "we wed weds",
    "th thu thur thurs",
    "fr fri fris f",
    "sa sat sats",
    "su sun suns",
  ],
  de: ["mo mon", "di die", "mi mit", "do don", "fr fre", "sa sam", "so son"],
  fr: ["lu lun", "ma mar", "me mer", "je jeu", "ve ven", "sa sam", "di dim"],
  es: ["lu lun l", "ma mar m", "mi mie mié x", "ju jue j", "vi vie v", "sa sab sáb s", "do dom d"],
  it: ["lu lun", "ma mar", "me mer", "gi gio", "ve ven", "sa sab", "do dom"],
  pt: ["seg", "ter", "qua", "qui", "sex", "sáb sab", "dom"],
};

const shortDays = new Map(
  Object.entries(shortNames).map(([language, names]) => [
    language,
    new Map(
      names.flatMap((all, at) => all.split(" ").map((name) => [name, days[at] as Day] as const)),
    ),
  ]),
);

/** Short names that are also common words: days only in a row with others or right before a time. */
const isAlsoWord =
  /^(?:f|we|me|je|ma|di|do|so|mi|die|mit|son|l|m|x|j|v|s|d|sa|mar|mon|sun|sat|qui|ter|wed|don)$/;

type Token =
  | { kind: "day"; day: Day; at: number }
  | { kind: "maybe"; day: Day; text: string; at: number }
  | { kind: "days"; days: readonly Day[]; at: number }
  | { kind: "time"; minutes: number; isPlain: boolean; half: "am" | "pm" | null; at: number }
  | {
      kind: "to" | "and" | "closed" | "holiday" | "except" | "break" | "slash" | "until";
      at: number;
    }
  | { kind: "word"; text: string; at: number };

const week = days.slice(0, 5);
const weekend = days.slice(5);

const words: readonly (readonly [
  RegExp,
  (
    | Omit<Extract<Token, { kind: "days" }>, "at">
    | { kind: "to" | "and" | "closed" | "holiday" | "except" | "until" }
  ),
])[] = [
  [
    /^(?:t[äa]glich|daily|everyday|quotidiennement|diariamente|7\/7|7j\/7|diario)$/,
    { kind: "days", days },
  ],
  [
    /^(?:werktags?|weekdays|wochentags?|semaine|feriali|[úu]teis|laborables)$/,
    { kind: "days", days: week },
  ],
  [/^(?:wochenende|weekends?|week-ends?|weekend|finde)$/, { kind: "days", days: weekend }],
  [
    /^(?:bis|to|till|til|through|thru|[àa]|au|al|alla|alle|ao|[àa]s|at[ée]|until|ad|a)$/,
    { kind: "to" },
  ],
  [/^(?:und|and|et|y|e|ed|u|sowie|o|plus)$/, { kind: "and" }],
  [
    /^(?:geschlossen|closed|ferm[ée]e?s?|cerrado|cerrados|cerramos|chiuso|chiusi|chiusura|fechado|fechados|encerrado|encerrados|encerramos|encerra|ruhetage?|zu|riposo|descanso|folga|repos|fermeture)$/,
    { kind: "closed" },
  ],
  [
    /^(?:feiertags?|feiertagen|feiertage|holidays?|f[ée]ri[ée]s?|festivos?|festivi|feriados?|bank)$/,
    { kind: "holiday" },
  ],
  [
    /^(?:au[ßs]er|ausser|except|sauf|excepto|salvo|tranne|exceto|menos|eccetto)$/,
    { kind: "except" },
  ],
];

/** Words that may stand among days and times and mean nothing. */
const fillers =
  /^(?:von|vom|from|de|du|des|das|dal|dalle|da|dai|le|la|les|los|las|el|il|lo|i|os|am|im|an|uhr|h|hrs?|heures?|horas?|ore|hs|ab|open|ge[öo]ffnet|ouvert|abierto|aperto|aperti|aberto|abierta|jeden|every|days?|todos|tutti|tous|toutes|jours?|d[ií]as|dias|giorni|giorno|week|jeweils|zwischen|entre|between|der|die|den|durchgehend|auch|orario|continuato|non-stop|nonstop|continu|sem|interrup[cç][aã]o|morgens|vormittags|nachmittags|abends|matin|matins|soir|apr[eè]s-midi|midi|mattina|mattino|pomeriggio|sera|ma[ñn]ana|ma[ñn]anas|tarde|tardes|noche|manh[aã]|noite|we|are|on|our|you|feira|feiras|wir|sind|haben|o'clock|oclock|offen|fins|fin|fine|fim|settimana|semana|each|oggi|it|mo-so|lunch|dinner|mittags?|pranzo|cena|d[ée]jeuner|d[îi]ner|almo[cç]o|jantar|comidas|cenas|nach|vereinbarung|termine?|appointments?|by|sur|rdv|rendez-vous|cita|previa|appuntamento|su|marca[cç][aã]o|only|solo|nur|ns|nos|no|na|nas|aos|em|en|dans|uns|f[üu]r|sie|da)$/;

/** Every day, written as more than one word. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b24\s?\/\s?7\b|\b24 ?h(?:ours)? 7 days\b/g, " daily 0:00-24:00 "],
  [
    /\b(?:24 ?h?(?:ours|oras|eures|ore)? ?(?:\/|su|a day|al d[ií]a|sur|por dia) ?(?:24)?(?: ?h(?:eures)?)?|rund um die uhr|around the clock|round the clock|24 stunden|24 horas)(?![\p{L}\d])/gu,
    " 0:00-24:00 ",
  ],
  [/\b7 (?:giorni su|d[ií]as (?:de|por|a la)|dias por) (?:7|la |semana)?(?:semana)?/g, " daily "],
  [
    /\b(?:every day|all week|(?:open )?7 days(?: a week)?|seven days a week|tous les jours|toute la semaine|todos los d[ií]as|tutti i giorni|todos os dias|jeden tag|7 tage|7 jours ?(?:sur|\/) ?7|7j ?\/ ?7|365 tage|de segunda a segunda)\b/g,
    " daily ",
  ],
  [
    /\b(?:dias [úu]teis|d[ií]as laborables|jours ouvrables|giorni feriali|en semaine|in settimana|lunes a viernes laborables)\b/g,
    " weekdays ",
  ],
  [/\b(?:fins? de semana|fim de semana|fins? de semaine|fine settimana)\b/g, " weekend "],
  [
    /\b(?:bank holidays?|public holidays?|jours f[ée]ri[ée]s|d[ií]as festivos|giorni festivi)\b/g,
    " feiertag ",
  ],
  [/(?<!\d)2ª/g, " segunda "],
  [/(?<!\d)3ª/g, " terça "],
  [/(?<!\d)4ª/g, " quarta "],
  [/(?<!\d)5ª/g, " quinta "],
  [/(?<!\d)6ª/g, " sexta "],
  [/\bsegunda[ -]+feira\b/g, " segunda "],
  [/\b(ter[cç]a|quarta|quinta|sexta)s?[ -]+feiras?\b/g, " $1 "],
  [/(?<!\d)(\d{1,2}) (?:heures?|ore|horas) ([0-5]\d)(?!\d)/g, "$1:$2"],
  [/\bmidi et demi\b/g, " 12:30 "],
  [/\b(?:12 )?(?:noon|midday|mezzogiorno|mediod[ií]a|meio-dia|midi)\b/g, " 12:00 "],
  [/\b(?:12 )?(?:midnight|mitternacht|minuit|mezzanotte|medianoche|meia-noite)\b/g, " 24:00 "],
];

const numberWords: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

const tokenPattern =
  /(?<time>(?<h>\d{1,2})(?:\s?(?:h|uhr)(?![\p{L}])[^\S\t]?(?<hm>[0-5]\d)?(?!\d)|[:.,](?<m>[0-5]\d)(?:[:.]00)?(?!\d)|(?!\d))(?:\s?(?:h|uhr|hs|hrs)(?![\p{L}]))?(?:\s?(?<half>[ap])\.?\s?m\b\.?)?)|(?<word>\p{L}[\p{L}'’.-]*\p{L}|\p{L})|(?<dash>[-–—−~]+|->|→)|(?<and>[,&+])|(?<slash>[/|·•;\t]|\s\+\s)|(?<paren>[()])/gu;

function tokensOf(text: string, language: Language): Token[] {
  let prepared = text.toLowerCase();
  for (const [pattern, replacement] of phrases) prepared = prepared.replace(pattern, replacement);
  const tokens: Token[] = [];
  for (const match of prepared.matchAll(tokenPattern)) {
    const at = match.index;
    const { h, hm, m, half, word, dash, and, slash, paren } = match.groups ?? {};
    if (h !== undefined) {
      const minutes = Number(h) * 60 + Number(hm ?? m ?? 0);
      const whole = match[0];
      if (Number(h) > 24) tokens.push({ kind: "word", text: whole, at });
      else {
        tokens.push({
          kind: "time",
          minutes,
          isPlain: /^\d+$/.test(whole),
          half: half === "a" ? "am" : half === "p" ? "pm" : null,
          at,
        });
      }
    } else if (word !== undefined) {
      // Days that a dash joins, such as "mo-fr"; names with a dash, such as "week-end", stay whole.
      const parts = /^(?:week-ends?|non-stop|apr[eè]s-midi|meio-dia|meia-noite)$/.test(word)
        ? [word]
        : word.split(/-/);
      parts.forEach((part, index) => {
        if (index > 0) tokens.push({ kind: "to", at });
        tokens.push(wordToken(part.replace(/^['’]|[.'’]+$/g, ""), at, language));
      });
    } else if (dash !== undefined) tokens.push({ kind: "to", at });
    else if (and !== undefined) tokens.push({ kind: "and", at });
    else if (slash !== undefined) tokens.push({ kind: "slash", at });
    else if (paren !== undefined) tokens.push({ kind: "break", at });
  }
  return decide(tokens);
}

/** Decides which words are days: those in a row with a day, or right before a time. */
function decide(tokens: readonly Token[]): Token[] {
  const decided: Token[] = [];
  const isJoin = (token: Token | undefined) =>
    token?.kind === "to" || token?.kind === "and" || token?.kind === "slash";
  let hasDay = tokens.some(({ kind }) => kind === "day");
  for (let at = 0; at < tokens.length; ) {
    const run: Token[] = [];
    let end = at;
    while (
      tokens[end] &&
      (tokens[end]?.kind === "maybe" ||
        tokens[end]?.kind === "day" ||
        (run.length > 0 && isJoin(tokens[end])))
    ) {
      run.push(tokens[end] as Token);
      end += 1;
    }
    if (run.length === 0) {
      decided.push(tokens[at] as Token);
      at += 1;
      continue;
    }
    const next = tokens[end];
    const isBeforeFiller =
      next?.kind === "word" &&
      /^(?:de|das|dalle|von|from|du|dal)$/.test(next.text) &&
      tokens[end + 1]?.kind === "time";
    const maybes = run.filter(({ kind }) => kind === "maybe").length;
    const isDays =
      run.some(({ kind }) => kind === "day") ||
      next?.kind === "time" ||
      next?.kind === "closed" ||
      run.length === tokens.length ||
      (maybes > 1 && (isBeforeFiller || run.some(isJoin) || next === undefined)) ||
      (hasDay && isBeforeFiller);
    if (isDays) hasDay = true;
    for (const token of run) {
      if (token.kind !== "maybe") decided.push(token);
      else if (token.text === "we" && token === run.at(-1) && next?.kind === "word")
        decided.push({ kind: "word", text: token.text, at: token.at });
      else if (isDays) decided.push({ kind: "day", day: token.day, at: token.at });
      else decided.push({ kind: "word", text: token.text, at: token.at });
    }
    at = end;
  }
  return decided;
}

function wordToken(word: string, at: number, language: Language): Token {
  const short = shortDays.get(language)?.get(word);
  if (short)
    return isAlsoWord.test(word)
      ? { kind: "maybe", day: short, text: word, at }
      : { kind: "day", day: short, at };
  for (const [day, pattern] of dayNames) if (pattern.test(word)) return { kind: "day", day, at };
  for (const [pattern, token] of words) if (pattern.test(word)) return { ...token, at };
  const spoken = numberWords[word];
  if (spoken !== undefined)
    return { kind: "time", minutes: spoken * 60, isPlain: true, half: null, at };
  return { kind: "word", text: word, at };
}

const range = (from: Day, to: Day): Day[] => {
  const start = days.indexOf(from);
  const length = ((days.indexOf(to) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => days[(start + index) % 7] as Day);
};

const print = (minutes: number): string => {
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
};

type TimeToken = Extract<Token, { kind: "time" }>;

/** Two times as a span: "9 to 5" means the afternoon, and so does the first of "2-5pm". */
function spanOf(from: TimeToken, to: TimeToken): { opens: string; closes: string } | null {
  let start = from.minutes;
  let end = to.minutes;
  // Nobody opens from one to five at night.
  if (!from.half && !to.half && start <= 270 && end <= 720 && end > start && start > 0) {
    start += 720;
    end += 720;
  }
  const hasHalf = from.half !== null || to.half !== null;
  const shift = (minutes: number, half: "am" | "pm") => (minutes % 720) + (half === "pm" ? 720 : 0);
  if (hasHalf) {
    if (to.half && end <= 780) end = shift(end, to.half);
    if (from.half && start <= 780) start = shift(start, from.half);
    else if (!from.half && start < 720) {
      const later = start + 720;
      if (to.half === "pm" && later < end && end - start > 720) start = later;
      else if (to.half === "pm" && start < 360 && later < end) start = later;
    }
    if (!to.half && end <= start && end <= 720) end += 720;
  } else if (end <= start && end > 0 && end <= 720 && start >= 300 && start <= 720) {
    // On a clock of twelve hours: "9 to 5".
    end += 720;
  }
  if (start === end || (start % 1440 === end % 1440 && start !== 0)) return null;
  if (start > 1439) return null;
  return { opens: print(start), closes: print(end) };
}

interface Group {
  days: Day[];
  spans: { opens: string; closes: string }[];
}

export interface ReadHours {
  openings: Opening[];
  closed: Day[];
  /** Days without a time at the end of the text: their time follows. */
  openDays: Day[];
  /** Times before or without days. */
  looseSpans: { opens: string; closes: string }[];
  /** Words that belong to no opening hours. */
  otherWords: number;
  /** Those of them that stand before the first day or time. */
  wordsBefore: number;
  /** Times that begin or end nothing: something was said that was not understood. */
  loneTimes: number;
}

/** Reads opening hours from a line; days whose times were not said yet may be given. */
export function readHours(
  text: string,
  language: Language,
  pending: readonly Day[] = [],
): ReadHours {
  const tokens = tokensOf(text.slice(0, 600), language);
  const groups: Group[] = [];
  const closed: Day[] = [];
  let current: Day[] = [...pending];
  let spans: Group["spans"] = [];
  let looseSpans: Group["spans"] = [];
  let otherWords = 0;
  let loneTimes = 0;
  let wordsBefore: number | null = null;
  let isBetween = false;
  let isHoliday = false;
  let except: Day[] | null = null;
  let joined: "to" | "and" | null = null;
  let closedBefore = false;
  let fresh = pending.length === 0;

  const finish = () => {
    if (spans.length > 0 && current.length > 0) groups.push({ days: current, spans });
    else if (spans.length > 0 && !isHoliday) looseSpans.push(...spans);
    current = [];
    spans = [];
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === "day" || token.kind === "days" || token.kind === "time")
      wordsBefore ??= otherWords;
    if (token.kind === "day" || token.kind === "days") {
      const named = token.kind === "day" ? [token.day] : token.days;
      if (except) {
        except.push(...named);
        joined = null;
        continue;
      }
      if (spans.length > 0) {
        finish();
        isHoliday = false;
      }
      if (closedBefore) {
        // "closed on Mondays"
        const last = closed.at(-1);
        if (joined === "to" && last && token.kind === "day") closed.push(...range(last, token.day));
        else closed.push(...named);
        joined = null;
        continue;
      }
      const last = current.at(-1);
      if (joined === "to" && last && token.kind === "day" && !fresh)
        current.push(...range(last, token.day).slice(1));
      else {
        if (isHoliday && current.length === 0) isHoliday = false;
        current.push(...named);
      }
      fresh = false;
      joined = null;
    } else if (token.kind === "time") {
      const next = tokens[at + 1];
      const skip = (from: number): number => {
        let index = from;
        while (
          tokens[index]?.kind === "word" &&
          fillers.test((tokens[index] as { text: string }).text)
        )
          index += 1;
        return index;
      };
      // "9/12 - 14/18" and cells for the opening and the closing.
      const [slash, pair] = [tokens[at + 1], tokens[at + 2]];
      if (slash?.kind === "slash" && pair?.kind === "time" && tokens[at + 3]?.kind !== "to") {
        const span = spanOf(token, pair);
        if (span && !(isHoliday && current.length === 0)) spans.push(span);
        at += 2;
        if (tokens[at + 1]?.kind === "to") at += 1;
        joined = null;
        closedBefore = false;
        continue;
      }
      if (
        slash?.kind === "slash" &&
        pair?.kind === "time" &&
        tokens[at + 4]?.kind === "time" &&
        tokens[at + 5]?.kind === "slash"
      ) {
        const span = spanOf(token, pair);
        if (span) spans.push(span);
        at += 3;
        joined = null;
        continue;
      }
      const toAt = skip(at + 1);
      const endAt =
        tokens[toAt]?.kind === "to" || (tokens[toAt]?.kind === "and" && next?.kind !== "and")
          ? skip(toAt + 1)
          : -1;
      const end = endAt >= 0 ? tokens[endAt] : undefined;
      if (end?.kind === "time" && (tokens[toAt]?.kind === "to" || isBetween)) {
        isBetween = false;
        const span = spanOf(token, end);
        if (span) {
          if (except) {
            current = current.filter((day) => !except?.includes(day));
            except = null;
          }
          if (!(isHoliday && current.length === 0)) spans.push(span);
          closedBefore = false;
        }
        at = endAt;
      } else if (!closeLater(groups, current, token, joined)) loneTimes += 1;
      else current = [];
      joined = null;
    } else if (token.kind === "to" || token.kind === "and") joined = token.kind;
    else if (token.kind === "slash") joined = "and";
    else if (token.kind === "closed") {
      if (spans.length > 0) finish();
      if (current.length > 0) {
        closed.push(...current);
        current = [];
      } else closedBefore = true;
    } else if (token.kind === "holiday") {
      if (!except) {
        if (spans.length > 0) finish();
        isHoliday = true;
      }
    } else if (token.kind === "break" && except && except.length > 0 && spans.length > 1) {
      // "8-12, 13-17 (except Wednesday)": what is said last does not hold then.
      groups.push({
        days: current.filter((day) => except?.includes(day)),
        spans: spans.slice(0, -1),
      });
      current = current.filter((day) => !except?.includes(day));
      except = null;
    } else if (token.kind === "except") except = [];
    else if (token.kind === "word" && !fillers.test(token.text)) {
      otherWords += 1;
      if (joined === "to") joined = null;
    }
  }
  if (except && except.length > 0) {
    current = current.filter((day) => !except?.includes(day));
    for (const group of groups.slice(-1))
      if (current.length === 0) group.days = group.days.filter((day) => !except?.includes(day));
    closed.push(...except);
  }
  const openDays = spans.length === 0 ? current : [];
  const isDaily = (group: Group) => new Set(group.days).size === 7;
  const [lastDays, lastSpans] = [current, spans];
  if (lastSpans.length > 0 && lastDays.length > 0)
    groups.push({ days: lastDays, spans: lastSpans });
  else if (lastSpans.length > 0 && !isHoliday) looseSpans.push(...lastSpans);

  // "Daily 7 to 8, on Sundays 7 to 1": what is said of a day goes before what is said of all.
  const [daily, ...special] = groups;
  if (daily && isDaily(daily) && special.length > 0 && special.every((it) => !isDaily(it))) {
    daily.days = daily.days.filter((day) => !special.some((it) => it.days.includes(day)));
  }

  // "9h-12h du lundi au vendredi": times first, then their days.
  if (looseSpans.length > 0 && groups.length === 0 && openDays.length > 0) {
    groups.push({ days: openDays, spans: looseSpans });
    looseSpans = [];
    return {
      openings: openingsOf(groups),
      closed,
      openDays: [],
      looseSpans,
      otherWords,
      wordsBefore: wordsBefore ?? otherWords,
      loneTimes,
    };
  }
  return {
    openings: openingsOf(groups),
    closed,
    openDays,
    looseSpans,
    otherWords,
    wordsBefore: wordsBefore ?? otherWords,
    loneTimes,
  };
}

/** "Thursday until 8": that day closes later than it was said. */
function closeLater(
  groups: Group[],
  named: readonly Day[],
  { minutes, half }: TimeToken,
  joined: string | null,
): boolean {
  const [day] = named;
  const group = groups.findLast((it) => day !== undefined && it.days.includes(day));
  const last = group?.spans.at(-1);
  if (joined !== "to" || !group || !last || day === undefined) return false;
  const isAfternoon = half !== "am" && minutes < 720 && print(minutes) <= last.opens;
  const closes = print(isAfternoon || half === "pm" ? (minutes % 720) + 720 : minutes);
  group.days = group.days.filter((it) => !named.includes(it));
  groups.push({
    days: [...named],
    spans: [...group.spans.slice(0, -1), { opens: last.opens, closes }],
  });
  return true;
}

const openingsOf = (groups: readonly Group[]): Opening[] =>
  groups
    .flatMap((group) =>
      group.spans.map((span) => ({
        days: days.filter((day) => group.days.includes(day)),
        ...span,
      })),
    )
    .filter((opening) => opening.days.length > 0);

/** Days with the same spans are one; the order is that of the week. */
export function tidyHours(openings: readonly Opening[], closed: readonly Day[] = []): Hours | null {
  const spans = new Map<Day, Set<string>>();
  for (const { days: named, opens, closes: written } of openings) {
    const closes = opens === "00:00" && written === "23:59" ? "00:00" : written;
    for (const day of named) {
      if (closed.includes(day)) continue;
      const own = spans.get(day) ?? new Set();
      own.add(`${opens} ${closes}`);
      spans.set(day, own);
    }
  }
  const byTimes = new Map<string, Day[]>();
  for (const day of days) {
    const own = spans.get(day);
    if (!own) continue;
    // More than three spans a day, or spans at the same time, are not the hours of one place.
    const sorted = [...own].sort();
    const isMixed = sorted.some((span, at) => at > 0 && span < (sorted[at - 1]?.slice(6) ?? ""));
    if (own.size > 3 || isMixed) return null;
    const key = [...own].sort().join(",");
    byTimes.set(key, [...(byTimes.get(key) ?? []), day]);
  }
  const tidy = [...byTimes].flatMap(([key, named]) =>
    key.split(",").map((span) => {
      const [opens = "", closes = ""] = span.split(" ");
      return { days: named, opens, closes };
    }),
  );
  return tidy.length > 0 && tidy.length <= 21 ? tidy : null;
}
