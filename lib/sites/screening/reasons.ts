import { evidenceOf, type Finding, type ScreeningRule, stoppedFrom } from "./rules";

/** Why a site is doubted, in words for its owner and for staff. */
const reasons: Record<ScreeningRule, string> = {
  listed: "It links to an address that is on a list of dangerous ones",
  "disguised-name": "It spells a known company’s name so that it looks like another word",
  "presents-as": "Its name or title is that of a known company or authority",
  "presents-form": "It has the name of a known company, and a form that asks for something unusual",
  "named-like": "Its name begins like that of a bank or an authority",
  "brand-sign-in": "It offers to sign in to a known company",
  "brand-address": "An old address names a known company and signing in",
  "brand-name": "Its address has the name of a known company",
  "secret-field": "A field asks for a password, code or card number",
  "secret-fields": "Several fields ask for such secrets",
  "login-field": "A field asks for the name with which somebody signs in",
  "brand-story": "It names a known company beside a fee, refund, threat or request for secrets",
  "sign-in-page": "It offers to sign in on a page of its own",
  "secret-request": "It asks for a password, code or card number",
  "wallet-secret": "It asks for the recovery words or the key of a wallet",
  "bank-data": "It asks for bank or card details",
  "account-threat": "It says that an account or access is blocked or will be lost",
  deadline: "It presses for time",
  "verify-request": "It asks people to confirm or update their data",
  intruder: "It speaks of a suspicious or failed payment or sign-in",
  "parcel-fee": "It asks for a fee for a parcel that is said to wait",
  prize: "It speaks of a prize that has to be paid for",
  "sure-profit": "It promises profit without risk",
  "huge-profit": "It promises more profit than an honest investment can",
  deposit: "It asks for a deposit for such a profit",
  "advance-money": "It asks for money first, for more money later",
  untraceable: "It wants to be paid in a way that nobody can take back",
  "crypto-payment": "It wants to be paid in a cryptocurrency",
  "wallet-address": "It names the address of a wallet",
  discretion: "It asks to keep the matter secret",
  law: "It threatens with the police or a court",
  demand: "It demands a payment that is said to be overdue",
  refund: "It offers a refund or money of an exact amount",
  "false-alarm": "It says that the reader’s computer is infected, and to call",
  story: "It tells a story that scams often tell",
  "link-label": "A link names one address and leads to another",
  "link-brand": "A link’s address has the name of a company that it does not belong to",
  "link-host": "An address begins like a known company’s own, or names it among the settings",
  "link-disguised": "A link’s address has letters that look like a known company’s",
  "link-number": "A link leads to an address made of numbers",
  "link-short": "A link hides its address behind a shortened one",
  "link-messenger": "A link leads to a messenger",
  "held-before":
    "Something else of this account was held within the last 30 days, and nobody has approved it",
  "link-elsewhere": "A link leads to an address that is not that of the company in the title",
};

export interface Reason {
  reason: string;
  /** The words that gave it. */
  evidence: string;
}

const isRule = (rule: string): rule is ScreeningRule => Object.hasOwn(reasons, rule);

/** The reasons that the owner is told: none to learn from where the site is more than doubtful. */
export const toldReasons = (score: number, findings: Parameters<typeof reasonsOf>[0]): Reason[] =>
  score >= stoppedFrom ? [] : reasonsOf(findings);

/** The reasons, the heaviest first. */
export const reasonsOf = (
  findings: readonly (Omit<Finding, "rule"> & { rule: string })[],
): Reason[] =>
  [...findings]
    .sort((a, b) => b.weight - a.weight)
    .map(({ rule, ...found }) => ({
      reason: isRule(rule) ? reasons[rule] : rule,
      evidence: evidenceOf(found).join(" · "),
    }));
