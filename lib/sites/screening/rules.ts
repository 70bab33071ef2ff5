import { domainToUnicode } from "node:url";
import { getDomainWithoutSuffix } from "tldts";
import { excerptOf } from "@/lib/graphemes";
import { inOneLine } from "@/lib/in-one-line";
import { type Brand, brands } from "./brands";
import {
  isWithinHost,
  lookAlike,
  looksIn,
  plainly,
  readable,
  registrable,
  typedWords,
} from "./normalize-text";
import * as phrases from "./phrases";

/** What a buyer typed, as the visitors of the site read it. */
export interface TypedSite {
  /** In its address. */
  name: string;
  /** Its own host name, also before it is proved. */
  domain: string | null;
  company: string;
  /** Of the business whose facts search engines are told; absent where there is none. */
  legalName?: string | undefined;
  /** In each language, a line each. */
  title: string;
  /** Every other text and label. */
  texts: readonly string[];
  /** Labels of form fields; they are among the texts, too. */
  fields: readonly string[];
  links: readonly TypedLink[];
  /** What pictures are said to show. */
  alts: readonly string[];
  /** Of the site that was there before. */
  oldAddresses: readonly string[];
}

export interface TypedLink {
  /** Empty for addresses of settings and of the business's facts. */
  label: string;
  to: string;
}

const weights = {
  listed: 14,
  "disguised-name": 6,
  "presents-as": 4,
  "presents-form": 4,
  "named-like": 2,
  "brand-sign-in": 3,
  "brand-address": 2,
  "brand-name": 8,
  "secret-field": 6,
  "secret-fields": 2,
  "login-field": 3,
  "brand-story": 3,
  "sign-in-page": 2,
  "secret-request": 4,
  "wallet-secret": 4,
  "bank-data": 2,
  "account-threat": 3,
  deadline: 1,
  "verify-request": 2,
  intruder: 3,
  "parcel-fee": 5,
  prize: 6,
  "sure-profit": 4,
  "huge-profit": 4,
  deposit: 2,
  "advance-money": 6,
  untraceable: 4,
  "crypto-payment": 2,
  "wallet-address": 2,
  discretion: 2,
  law: 3,
  demand: 3,
  refund: 3,
  "false-alarm": 4,
  story: 5,
  "link-label": 5,
  "link-brand": 5,
  "link-host": 3,
  "link-disguised": 6,
  "link-number": 4,
  "link-short": 2,
  "link-messenger": 1,
  "link-elsewhere": 2,
  "held-before": 15,
} as const;

export type ScreeningRule = keyof typeof weights;

/** A reason to doubt a site, with the words that gave it. */
export interface Finding {
  rule: ScreeningRule;
  weight: number;
  evidence: string;
  /** Where else the rule applies. */
  others?: string[];
}

/** Everything that gave a reason. */
export const evidenceOf = ({ evidence, others = [] }: Pick<Finding, "evidence" | "others">) => [
  evidence,
  ...others,
];

export interface Judgment {
  /** Of all findings. */
  score: number;
  findings: Finding[];
}

const evidenceLength = 120;

const excerpt = (text: string) => excerptOf(inOneLine(text), evidenceLength);

/** Words that say what a company's page is for, not whose it is. */
const serviceWords = new Set(
  plainly(
    `the official my our your mein meine ihr ihre mon mi notre votre vos su sus tu tuo tua suo vostro seu sua minha meu il la le
log login sign in on signin anmelden anmeldung connexion acceso accesso acesso
account accounts konto compte cuenta conto conta membership
support service services customer customers kunden kundenservice kundencenter kundenkonto client clients clienti
espace area areas help center centre central atendimento de des do da di del
security secure safety sicherheit securite seguridad sicurezza seguranca alert team desk
online banking netbanking bank banca web app page portal dashboard wallet network
delivery express tracking track package parcel paket pacco colis paquete spedizioni sendungsverfolgung suivi
guest rewards compliance employee verification verify validation recovery
update updates upgrade migration renewal billing payments payment paiement refund
gmbh ag kg ug inc ltd plc llc limited sa sarl sas eurl s a r l srl spa sl bv nv se co com
europe europa deutschland france espana italia brasil portugal uk us usa germany
shared document message e and und et y 365`,
  ).split(/\s+/),
);

interface ReadBrand extends Brand {
  looks: string[];
  /** Its names as they stand between other words. */
  said: string[];
}

const wordsOf = (text: string) => plainly(text).match(/[\p{L}\d]+/gu) ?? [];

const readBrands: ReadBrand[] = brands.map((brand) => ({
  ...brand,
  looks: brand.names.map(lookAlike),
  said: brand.names.map((name) => ` ${wordsOf(name).join(" ")} `),
}));

/** Shorter names are a part of other words. */
const clearLength = 6;

/** Without the words that only say what the page is for. */
const core = (text: string) => {
  const words = wordsOf(text).filter((word) => !serviceWords.has(word));
  return words.join(" ");
};

/** A name as it is shown, in the parts between dashes, bars and colons. */
const partsOf = (name: string) => [name, ...name.split(/\s[–—-]\s|[|:•·»]\s?/)];

/** The company or authority that a name says to be. */
function brandOfName(name: string): ReadBrand | undefined {
  const parts = partsOf(name).flatMap((part) => [lookAlike(part), lookAlike(core(part))]);
  return readBrands.find(({ looks }) => looks.some((look) => parts.includes(look)));
}

/** One of many companies or offices with a common name, such as that of a savings bank and its town. */
const groupOfName = (name: string): ReadBrand | undefined =>
  readBrands.find(
    ({ kind, names }) =>
      kind === "group" && names.some((it) => plainly(name).trim().startsWith(plainly(it))),
  );

/** The brands that a text names. */
function brandsIn(text: string): ReadBrand[] {
  const found = looksIn(text);
  const said = ` ${wordsOf(text).join(" ")} `;
  return readBrands.filter(
    ({ looks, said: names, kind }) =>
      names.some((name) => said.includes(name)) ||
      (kind !== "word" && looks.some((look) => look.length >= clearLength && found.includes(look))),
  );
}

const mixesScripts = (word: string) =>
  /\p{Script=Latin}/u.test(word) &&
  /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}/u.test(word);

const allLooks = new Set(readBrands.flatMap(({ looks }) => looks));
const lookLengths = [...new Set([...allLooks].map(({ length }) => length))];

/** Whether a word begins or ends with a brand; quick, because nearly no word does. */
const mayShowBrand = (look: string) =>
  lookLengths.some(
    (length) => allLooks.has(look.slice(0, length)) || allLooks.has(look.slice(-length)),
  );

/** A brand that a word shows and does not say: `PayPaI`, `раураl`, `P a y P a l`. */
function disguisedIn(text: string): string | null {
  for (const word of typedWords(text)) {
    const look = lookAlike(word);
    if (!mayShowBrand(look)) continue;
    const said = word.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    const isApart = word.includes("\u00b7") || /\p{Default_Ignorable_Code_Point}/u.test(word);
    const brand = readBrands.find(({ looks, names, kind }) =>
      looks.some(
        (it, at) =>
          (look === it ||
            (it.length >= clearLength && (look.startsWith(it) || look.endsWith(it)))) &&
          (mixesScripts(word) || isApart
            ? it.length >= 3
            : kind === "name" &&
              it.length >= clearLength - 1 &&
              !said.includes(
                (names[at] ?? "")
                  .toLowerCase()
                  .normalize("NFKD")
                  .replace(/[^a-z\d]/g, ""),
              ) &&
              // A capital I for an l shows only in the letters as typed.
              !wordsOf(word)
                .join("")
                .includes(plainly(names[at] ?? "").replace(/[^a-z\d]/g, ""))),
      ),
    );
    const shown = word.replace(/\u00b7/g, " ");
    if (brand) return `${shown} (${brand.names[0]})`;
  }
  return null;
}

const shorteners = new Set(
  "bit.ly tinyurl.com cutt.ly t.co is.gd ow.ly rebrand.ly goo.gl shorturl.at rb.gy tiny.cc s.id".split(
    " ",
  ),
);

const messengers = new Set("wa.me t.me api.whatsapp.com telegram.me telegram.dog".split(" "));

/** Words of hosts that steal passwords and payments. */
const bait =
  /log-?in|sign-?in|secur|sicher|verif|account|konto|wallet|pay|bill|fee|gebuehr|support|help|aide|ajuda|aiuto|hilfe|update|aktual|atualiza|kunden|client|recover|refund|rimbors|rembours|erstatt|devoluc|gift|free|entrega|livraison|pago|pagar|taxa|aduana|dogana|zoll|pacco|paket|sendung|envio|colis|renov|rinnov|rechnung|alert|scad|limite|clave|token|oferta|premio|giacenza|sblocco|multas?|fail|device|message|stop|sync|claim/;

const hostOf = (to: string): string | null => {
  if (!/^https?:\/\//i.test(to) || !URL.canParse(to)) return null;
  return new URL(to).hostname.replace(/^www\./, "").replace(/\.$/, "");
};

const isNumber = (host: string) => /^\[|^\d+(?:\.\d+){3}$/.test(host);

function brandInHost(host: string): ReadBrand | undefined {
  const shown = domainToUnicode(host) || host;
  const looks = looksIn(shown.replace(/[.-]/g, " "));
  const labels = shown.split(".").map((label) => lookAlike(label));
  const whole = lookAlike(shown);
  return readBrands.find(
    (brand) =>
      !brand.hosts.some((it) => isWithinHost(host, it)) &&
      brand.looks.some((look) => {
        const isNamed =
          look.length >= 3 &&
          (looks.includes(look) ||
            labels.includes(look) ||
            (look.length >= clearLength &&
              labels.some((label) => label.startsWith(look) || label.endsWith(look))) ||
            // The host of Booking.com begins with all of its name.
            (look.length >= clearLength && whole.startsWith(look)));
        return isNamed && (brand.kind === "name" || bait.test(host));
      }),
  );
}

const looksOfLabels = (host: string) => `.${host.split(".").map(lookAlike).join(".")}.`;

/** Whether a foreign host begins with all of a brand's own one: `paypal.com.example.net`. */
const beginsLikeBrand = (host: string, { hosts }: Brand): boolean =>
  hosts.some((it) => looksOfLabels(host).includes(looksOfLabels(it)));

/** Companies have their name below most countries: `airbnb.ch`. */
const isNamedAfterBrand = (host: string, { hosts }: Brand): boolean =>
  hosts.some((it) => getDomainWithoutSuffix(it) === getDomainWithoutSuffix(host));

const walletAddress =
  /\b(?:bc1[a-z\d]{25,62}|0x[a-fA-F\d]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34})\b/;

const signInWords =
  /(?<![\p{L}\d])(?:log ?in|sign ?in|signin|anmeld\w*|einlogg\w*|connexion|connecte\w*|iniciar sesion|acced\w*|accesso|entrar)(?![\p{L}\d])/u;

/** The longest text that is a label or headline. */
const shortLength = 70;

const isSecretField = (text: string): boolean => {
  if (text.length > shortLength || /[?!.]$/.test(text)) return false;
  const plain = readable(text);
  if (!phrases.secrets.test(plain)) return false;
  let rest = plain;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(phrases.secrets, " ");
  }
  const left = looksIn(rest.replace(phrases.labelWords, " ")).filter(
    (word) => !readBrands.some(({ looks }) => looks.some((look) => word.startsWith(look))),
  );
  return left.length === 0;
};

const isUnusualField = (label: string): boolean =>
  wordsOf(label).some((word) => !phrases.usualFieldWords.has(word));

const quoted = /"[^"]*"|“[^”]*”|„[^“”"]*[“”"]|«[^»]*»/gu;

interface Sentence {
  typed: string;
  /** As a reader takes it. */
  read: string;
}

/** The sentences of a text that mean what they say: no quotation of fraud, no warning of it. */
function sentencesOf(text: string, isAboutFraud: boolean): Sentence[] {
  const said = isAboutFraud ? text.replace(quoted, " ") : text;
  return said
    .split(/(?<=[.!?])\s+|\n+/)
    .map((typed) => ({ typed, read: readable(typed) }))
    .filter(({ read }) => !phrases.denies.test(read) && !phrases.warns.test(read))
    .filter(({ read }) => !isAboutFraud || !phrases.reports.test(read));
}

interface JudgedBy {
  /** Addresses that a list names. */
  listed?: readonly string[];
  /** Only its owner's DNS proves a domain; everybody can type one. */
  isDomainProved?: boolean;
}

/** Judges a site by what its owner typed. A rule weighs once, however often it applies. */
export function judge(
  site: TypedSite,
  { listed = [], isDomainProved = false }: JudgedBy = {},
): Judgment {
  const findings: Finding[] = [];
  const add = (rule: ScreeningRule, said: string) => {
    const evidence = excerpt(said);
    const known = findings.find((it) => it.rule === rule);
    if (!known) findings.push({ rule, weight: weights[rule], evidence });
    else if (!evidenceOf(known).includes(evidence)) {
      known.others = [...(known.others ?? []), evidence];
    }
  };
  for (const address of listed) add("listed", address);
  const own = (isDomainProved && site.domain?.replace(/^www\./, "")) || null;
  const isOwnBrand = (brand: Brand) =>
    own !== null && brand.hosts.some((host) => isWithinHost(own, host));
  const names = [site.company, site.legalName ?? "", ...site.title.split("\n")].filter(Boolean);
  const labels = site.links.map(({ label }) => label);
  const all = [...names, ...site.texts, ...site.alts, ...labels];

  // Who teaches about fraud shows such names in the text, but has another one.
  const isAboutFraud = phrases.warns.test(readable(all.join("\n")));
  for (const text of isAboutFraud ? names : all) {
    const disguised = disguisedIn(text);
    if (disguised) add("disguised-name", disguised);
  }

  const presented = names
    .map((name) => ({ name, brand: brandOfName(name) }))
    .find(({ brand }) => brand && !isOwnBrand(brand));
  if (presented) add("presents-as", presented.name);
  const grouped = names.find((name) => groupOfName(name));
  if (!presented && grouped) add("named-like", grouped);
  const signIn = [...site.alts, ...labels, ...site.texts.filter((it) => it.length <= shortLength)]
    .filter((it) => signInWords.test(readable(it)))
    .find((it) => brandsIn(it).some((brand) => !isOwnBrand(brand)));
  if (signIn) add("brand-sign-in", signIn);
  const oldBrand = site.oldAddresses.find((it) => {
    if (!bait.test(it.toLowerCase())) return false;
    const named = brandsIn(it.replace(/[/_-]/g, " "));
    return named.some((brand) => brand.kind !== "word" && !isOwnBrand(brand));
  });
  if (oldBrand) add("brand-address", oldBrand);
  const impersonated = [presented?.brand];
  // Of a name alone, its one label is the host.
  for (const address of [site.name, site.domain?.replace(/^www\./, "") ?? ""]) {
    const named = brandInHost(address);
    if (!named || isOwnBrand(named)) continue;
    add("brand-name", address);
    impersonated.push(named);
  }
  const field = site.fields.find(isUnusualField);
  if (field && impersonated.some((brand) => brand && brand.kind !== "word")) {
    add("presents-form", field);
  }

  judgeTexts(site, all, { isAboutFraud, add });
  judgeLinks(site, { own, presented: presented?.brand, add });
  const isStory = findings.some(({ rule }) => storyRules.has(rule));
  const namesBrand = (text: string) =>
    text.length <= headlineLength &&
    !isWaysToPay(text) &&
    brandsIn(text).some((brand) => brand.kind === "name" && !isOwnBrand(brand));
  const branded = isStory && !isAboutFraud && site.texts.find(namesBrand);
  if (branded) add("brand-story", branded);
  return { findings, score: findings.reduce((sum, { weight }) => sum + weight, 0) };
}

/** What is told in the name of a company. */
const storyRules = new Set<ScreeningRule>([
  "parcel-fee",
  "refund",
  "account-threat",
  "bank-data",
  "secret-field",
]);

const headlineLength = 60;

/** Shops list them beside each other, which tells nothing. */
const waysToPay = new Set(
  "paypal,klarna,visa,mastercard,american express,amex,amazon pay,apple pay,google pay,bizum,mb way,postepay,mercado pago,pagseguro".split(
    ",",
  ),
);

const isWaysToPay = (text: string): boolean =>
  text.split(/[,·/|&+]/).every((part) => waysToPay.has(plainly(part).trim()));

type Add = (rule: ScreeningRule, evidence: string) => void;

/** Neighboring texts that tell a story together: a headline, its paragraph and the next one. */
const storyTexts = 4;

interface TextContext {
  isAboutFraud: boolean;
  add: Add;
}

function judgeTexts(
  site: TypedSite,
  all: readonly string[],
  { isAboutFraud, add }: TextContext,
): void {
  const fields = [...site.texts, ...site.alts].filter(isSecretField);
  if (fields[0]) add("secret-field", fields.join(", "));
  if (fields.length > 1) add("secret-fields", fields.join(", "));
  const login = site.fields.find((it) => phrases.loginNames.test(readable(it)));
  if (login) add("login-field", login);
  const signIn = all.find((it) => it.length <= shortLength && signInWords.test(readable(it)));
  if (fields[0] && signIn) add("sign-in-page", signIn);
  if (fields.some((it) => phrases.walletSecrets.test(readable(it)))) {
    add("wallet-secret", fields.join(", "));
  }
  const bySentence: [ScreeningRule, RegExp][] = [
    ["secret-request", phrases.asksForSecret],
    ["wallet-secret", phrases.asksForSeed],
    ["bank-data", phrases.asksForBankData],
    ["account-threat", phrases.threatens],
    ["deadline", phrases.hurries],
    ["verify-request", phrases.asksToVerify],
    ["intruder", phrases.seesIntruder],
    ["sure-profit", phrases.sureProfit],
    ["huge-profit", phrases.hugeProfit],
    ["untraceable", phrases.untraceable],
    ["crypto-payment", phrases.cryptoPayment],
    ["discretion", phrases.asksForDiscretion],
    ["law", phrases.threatensWithLaw],
    ["demand", phrases.demandsPayment],
    ["refund", phrases.refundBait],
  ];
  const meant = all.map((text) => sentencesOf(text, isAboutFraud));
  const sentences = meant.flat();
  for (const { typed, read } of sentences) {
    for (const [rule, phrase] of bySentence) if (phrase.test(read)) add(rule, typed);
  }
  const byStory: [ScreeningRule, readonly RegExp[]][] = [
    ["parcel-fee", phrases.parcelFee],
    ["prize", phrases.prize],
    ["advance-money", phrases.advanceMoney],
    ["false-alarm", phrases.falseAlarm],
    ...phrases.stories.map((parts): [ScreeningRule, readonly RegExp[]] => ["story", parts]),
  ];
  for (const [rule, parts] of byStory) {
    const told = parts.map((part) => meant.map((it) => it.some(({ read }) => part.test(read))));
    const at = meant.findIndex((_, from) =>
      told.every((texts) => texts.slice(from, from + storyTexts).includes(true)),
    );
    if (at >= 0) {
      const near = meant.slice(at, at + storyTexts).flat();
      add(rule, near.find(({ read }) => parts[0]?.test(read))?.typed ?? "");
    }
  }
  const isMoney = sentences.some(
    ({ read }) => phrases.sureProfit.test(read) || phrases.hugeProfit.test(read),
  );
  const deposit = isMoney && sentences.find(({ read }) => phrases.takesDeposits.test(read));
  if (deposit) add("deposit", deposit.typed);
  const wallet = all.map((it) => walletAddress.exec(it)?.[0]).find(Boolean);
  if (wallet) add("wallet-address", wallet);
}

interface LinkContext {
  own: string | null;
  presented: ReadBrand | undefined;
  add: Add;
}

/** A link, and the address that it passes on to, as those of search engines do. */
function withTarget({ label, to }: TypedLink): TypedLink[] {
  const query = URL.canParse(to) ? new URL(to).searchParams : new URLSearchParams();
  const next = [...query.values()].filter((it) => /^https?:\/\//i.test(it));
  return [{ label, to }, ...next.map((it) => ({ label, to: it }))];
}

function judgeLinks({ links }: TypedSite, { own, presented, add }: LinkContext): void {
  for (const { label, to } of links.flatMap(withTarget)) {
    const host = hostOf(to);
    if (!host) continue;
    const shown = domainToUnicode(host) || host;
    const said = `${label}: ${to}${shown === host ? "" : ` (${shown})`}`;
    if (messengers.has(host)) add("link-messenger", said);
    if (own !== null && isWithinHost(host, registrable(own))) continue;
    if (isNumber(host)) add("link-number", said);
    if (shorteners.has(host)) add("link-short", said);
    const brand = brandInHost(host);
    if (brand) {
      add(shown !== host ? "link-disguised" : "link-brand", said);
      const isOfSettings = label === "";
      if (beginsLikeBrand(host, brand) || (isOfSettings && !isNamedAfterBrand(host, brand))) {
        add("link-host", said);
      }
    }
    const named = /(?<![@\w])((?:[a-z\d-]+\.)+[a-z]{2,})(?![\w])/i.exec(label)?.[1]?.toLowerCase();
    const isNamed = named?.replace(/^www\./, "");
    if (
      isNamed &&
      registrable(isNamed) !== registrable(host) &&
      !readBrands.some(({ hosts }) =>
        [isNamed, host].every((it) => hosts.some((known) => isWithinHost(it, known))),
      )
    ) {
      add("link-label", said);
    }
    const isElsewhere = (it: Brand) => !it.hosts.some((known) => isWithinHost(host, known));
    const isSignIn = signInWords.test(readable(label));
    if (isSignIn && brandsIn(label).some((it) => it.kind === "name" && isElsewhere(it))) {
      add("link-label", said);
    }
    if (presented && isElsewhere(presented) && !messengers.has(host)) add("link-elsewhere", said);
  }
}

/** An account is known once an order of it was paid so long ago. */
export const knownAfterDays = 30;

/** So long after a publication was held, its account is watched, unless a person approved it. */
export const watchedForDays = 30;

/**
 * From this score on, a person looks at a site first. An account that was held learned from the reasons which
 * words to change, so that half of it is enough.
 */
const doubtfulFrom = { new: 8, known: 9, watched: 4 } as const;

export type AccountTrust = keyof typeof doubtfulFrom;

/**
 * From this score on nobody is told the words, and whatever the account publishes next waits for a person as well.
 */
export const stoppedFrom = 15;

/** What an account publishes after something that was held with such a score. */
export const judgmentAfter = (
  { score, findings }: Judgment,
  worst: readonly Finding[],
): Judgment => {
  const evidence = worst.flatMap(evidenceOf).join(" · ");
  const before: Finding = {
    rule: "held-before",
    weight: weights["held-before"],
    evidence: excerpt(evidence),
  };
  return { score: score + before.weight, findings: [...findings, before] };
};

export const isDoubtful = ({ score }: Judgment, account: AccountTrust): boolean =>
  score >= doubtfulFrom[account];

/** Whether a report of phishing pauses the forms of a site: less is enough than for holding it. */
export const isDoubtfulIfReported = (judgment: Judgment, account: AccountTrust): boolean =>
  account !== "known" && isDoubtful(judgment, "watched");

const keysOf = (finding: Finding) => evidenceOf(finding).map((it) => `${finding.rule} ${it}`);

/** Whether a person has approved each of the findings before. */
export const areApproved = (
  findings: readonly Finding[],
  approved: readonly Finding[],
): boolean => {
  const known = new Set(approved.flatMap(keysOf));
  return findings.flatMap(keysOf).every((it) => known.has(it));
};
