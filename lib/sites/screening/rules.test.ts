import { expect, test } from "vitest";
import { areApproved, judge, type ScreeningRule, type TypedSite } from "./rules";

const empty: TypedSite = {
  name: "silent-0a1b2c3d4e5f",
  domain: null,
  company: "Halden",
  title: "",
  texts: [],
  fields: [],
  links: [],
  alts: [],
  oldAddresses: [],
};

const rulesOf = (site: Partial<TypedSite>, isDomainProved = false) =>
  judge({ ...empty, ...site }, { isDomainProved }).findings.map(({ rule }) => rule);

const link = (label: string, to: string): Partial<TypedSite> => ({ links: [{ label, to }] });
const says = (...texts: string[]): Partial<TypedSite> => ({ texts });

const said = says("The e-mail said: your account is suspended.");
const form = (company: string, label: string): Partial<TypedSite> => ({
  company,
  fields: ["Name", label],
});

test.each<[ScreeningRule, Partial<TypedSite>, Partial<TypedSite>]>([
  ["presents-as", { title: "PayPal – Kundenservice" }, { title: "We take PayPal" }],
  ["presents-as", { company: "Apple Support" }, { company: "Apple Hill Orchard" }],
  ["presents-as", { title: "Votre espace Pay Pal" }, { title: "Votre avis sur PayPal" }],
  ["presents-as", { legalName: "PayPal Europe S.à r.l." }, { legalName: "Halden Europe S.à r.l." }],
  ["presents-as", { title: "MetaMask network update" }, { title: "A talk about MetaMask" }],
  ["presents-form", form("PayPal", "What you type"), form("PayPal", "Your e-mail address")],
  ["presents-form", form("PayPal", "Sechzehn Ziffern"), form("Halden", "Sechzehn Ziffern")],
  ["presents-form", form("Netflix", "Plástico"), form("Kraken", "Party of six or more")],
  ["presents-form", { name: "dhl-zoll", fields: ["Geheimes"] }, { name: "halden", fields: ["G"] }],
  ["named-like", { company: "Sparkasse Musterkreis" }, { company: "Die alte Sparkasse" }],
  ["disguised-name", { company: "Rnicrosoft" }, { company: "Microsoft" }],
  ["disguised-name", says("Welcome to P a y P a l"), { company: "A T E L I E R" }],
  ["disguised-name", says("Ваш Раураl"), says("Ресторан Азбука")],
  ["secret-field", says("E-Mail-Passwort"), says("Forgot your password?")],
  ["secret-field", says("Fünfstellige Geheimzahl"), says("Fünfstellige Postleitzahl")],
  ["secret-field", says("Sixteen digits on the front"), says("Sixteen chairs on the front")],
  ["secret-field", says("Los 16 números"), says("16 números de la revista")],
  ["secret-field", says("Numer karty i kod"), says("Hasło roku")],
  ["secret-field", says("Hasło"), says("Haslach")],
  ["login-field", { fields: ["Benutzerkennung"] }, { fields: ["Name"] }],
  ["login-field", { fields: ["Identifiant à 11 chiffres"] }, says("Identifiant à 11 chiffres")],
  ["refund", says("Le spetta un rimborso di 612,40 euro."), says("Le spetta un caffè.")],
  ["refund", says("Ihnen steht Geld zu: 287,15 Euro zurück"), says("Brot: 2,80 Euro")],
  ["brand-story", says("InPost", "Numer karty"), says("InPost", "Godziny otwarcia")],
  [
    "brand-story",
    says("Your PayPal", "Account blocked"),
    says("PayPal, Klarna", "Account blocked"),
  ],
  ["brand-story", says("Our DHL", "PIN"), says("Beware of fraud", "Our DHL", "PIN")],
  ["story", says("Mailbox renewal", "User name"), says("Mailbox renewal")],
  ["account-threat", said, { ...said, title: "Lawyers for victims of fraud" }],
  ["secret-request", says("Geben Sie Ihre PIN ein."), says("Bitte schreiben Sie keine PIN.")],
  ["secret-request", says("Geben Sie Ihre PIN ein."), says("Geben Sie Ihre PIN niemals weiter.")],
  ["account-threat", says("Su cuenta ha sido bloqueada"), says("Su cuenta, siempre clara")],
  ["link-label", link("www.dhl.com", "https://a.example"), link("www.a.de", "https://a.de/x")],
  ["link-brand", link("", "https://paypal-login.example"), link("", "https://www.paypal.com/x")],
  ["link-brand", link("", "https://dhl.com.fee.example"), link("", "https://nolp.dhl.de")],
  ["link-host", link("Pay", "https://paypaI.com.a.example"), link("", "https://paypal.it/pay")],
  ["link-host", link("", "https://klarna-pay.example"), link("Pay", "https://klarna-pay.example")],
  [
    "link-host",
    link("", "https://gov.agenziaentrate.gov.it.a.example"),
    link("", "https://airbnb.ch"),
  ],
  [
    "link-disguised",
    link("", "https://xn--pypal-4ve.example"),
    link("", "https://xn--bcher-kva.de"),
  ],
  ["link-number", link("", "http://192.0.2.1/a"), link("", "https://one.one.one.one")],
  [
    "link-brand",
    link("", "https://www.google.com/url?q=https://netflix-pay.example"),
    link("", "https://www.google.com/maps?q=netflix"),
  ],
  ["sure-profit", says("12 % Rendite, ohne Risiko"), says("Es gibt keine garantierte Rendite.")],
  ["brand-name", { name: "commerzbank-login" }, { name: "commerz-cafe" }],
  ["brand-name", { domain: "www.paypal-login.example" }, { domain: "www.paypal.com" }],
  ["parcel-fee", says("Your parcel is waiting. Pay the fee."), says("Your parcel is waiting.")],
])("%s is found in one site and not in the other", (rule, doubtful, honest) => {
  expect(rulesOf(doubtful)).toContain(rule);
  expect(rulesOf(honest)).not.toContain(rule);
});

test("a disguised link is shown to staff in its own letters, too", () => {
  const { findings } = judge({ ...empty, ...link("Pay", "https://xn--pypal-4ve.example/a") });
  expect(findings.find(({ rule }) => rule === "link-disguised")?.evidence).toBe(
    "Pay: https://xn--pypal-4ve.example/a (p\u0430ypal.example)",
  );
});

test("a company with a proved domain is not taken for itself, nor that domain for another's", () => {
  const own = { domain: "www.commerzbank.de", title: "Commerzbank" };
  const site = { ...own, ...link("Login", "https://kunden.commerzbank.de/login") };
  expect(rulesOf(site, true)).toEqual([]);
  expect(rulesOf(site)).toContain("presents-as");
});

test("approved findings are known again, others are not", () => {
  const { findings } = judge({ ...empty, title: "PayPal" });
  expect(areApproved(findings, findings)).toBe(true);
  expect(areApproved(judge({ ...empty, title: "Netflix" }).findings, findings)).toBe(false);
});

test("an approved link is no approval of another one behind it, and weighs as much as both", () => {
  const first = { label: "Pay", to: "https://paypal-login.example" };
  const one = judge({ ...empty, links: [first] });
  const two = judge({
    ...empty,
    links: [first, { label: "Pay", to: "https://netflix-pay.example" }],
  });
  expect(areApproved(one.findings, one.findings)).toBe(true);
  expect(areApproved(two.findings, one.findings)).toBe(false);
  expect(two.score).toBe(one.score);
});

test("the longest text of a site is judged in a moment", () => {
  const begun = performance.now();
  for (const part of ["a ", "1.", "enter ", '"„', "a.b-", "pay "]) {
    judge({ ...empty, texts: ["phishing", part.repeat(64_000 / part.length)] });
  }
  expect(performance.now() - begun).toBeLessThan(15_000);
});
