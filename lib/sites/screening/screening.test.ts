import fc from "fast-check";
import { expect, test } from "vitest";
import { type Language, languages } from "@/components/templates/content/languages";
import { type SlotValue, sampleValue, walkSlots } from "@/components/templates/content/values";
import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { exampleDocument } from "@/e2e/fixtures/examples/example-site";
import { contentDocuments } from "@/e2e/support/content-arbitrary";
import { sampleOf } from "@/e2e/support/sweep";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { type ContentDocument, sampleDocument } from "@/lib/customization/content/rules";
import { firstDraft } from "@/lib/customization/first-draft/first-draft";
import { readPack } from "@/lib/customization/first-draft/read-pack";
import { trades } from "@/lib/customization/first-draft/trades";
import { examples } from "@/lib/customization/sharing/examples";
import { readSites } from "./fixtures/read-sites";
import { type AccountTrust, isDoubtful, judge, type TypedSite } from "./rules";
import { typedSite } from "./typed-site";

const scams = ["scams-1.txt", "scams-2.txt", "scams-3.txt"].flatMap((file) => readSites(file));
const honest = [...readSites("honest.txt"), ...readSites("honest-2.txt")];

const settings = {
  name: "silent-0a1b2c3d4e5f",
  domain: null,
  paymentLink: null,
  formAddress: null,
  redirects: {},
};

/** The sample as if somebody had typed every word of it. */
async function typedSample(slug: TemplateSlug, language: Language): Promise<ContentDocument> {
  const declaration = await requireDeclaration(slug);
  const values = [...walkSlots(declaration.slots, {})].flatMap((found): [string, SlotValue][] => {
    const value = sampleValue(found, language);
    return value === null ? [] : [[found.path, value]];
  });
  return { ...sampleDocument(slug, declaration), language, content: Object.fromEntries(values) };
}

async function typedDocument(slug: TemplateSlug, document: ContentDocument, company: string) {
  return typedSite(await requireDeclaration(slug), document, { company, about: "" }, settings);
}

const together = (one: TypedSite, other: TypedSite): TypedSite => ({
  ...one,
  texts: [...one.texts, ...other.texts],
  links: [...one.links, ...other.links],
  alts: [...one.alts, ...other.alts],
});

/** @requirement Sites: Words and links in disguise do not get past the screening */
test.each(readSites("attempts.txt"))(
  "an attempt to get past the screening is held: $name",
  ({ site }) => {
    expect(isDoubtful(judge(site), "new")).toBe(true);
  },
);

const stranger = new Map(readSites("stranger.txt").map(({ name, site }) => [name, site]));

function strangerSite(name: string): TypedSite {
  const site = stranger.get(name);
  if (!site) throw new Error(`There is no site "${name}".`);
  return site;
}

/** @requirement Sites: Words changed after a hold are held as well */
test.each([
  { attempt: "bank PIN", first: 34, reworded: 19 },
  { attempt: "parcel fee", first: 13, reworded: 8 },
  { attempt: "wallet seed", first: 31, reworded: 8 },
  { attempt: "streaming renewal", first: 24, reworded: 17 },
  { attempt: "payment to be stopped", first: 14, reworded: 8 },
  { attempt: "mailbox upgrade", first: 8, reworded: 5 },
  { attempt: "tax refund", first: 15, reworded: 6 },
  { attempt: "settings", first: 16, reworded: 8 },
  { attempt: "Polish parcel", first: 10, reworded: 9 },
  { attempt: "bank by telephone", first: 24, reworded: 16 },
])("a stranger's $attempt is held, also in other words", ({ attempt, first, reworded }) => {
  const judged = judge(strangerSite(attempt));
  const again = judge(strangerSite(`${attempt}, reworded`));
  expect([judged.score, again.score]).toEqual([first, reworded]);
  expect(isDoubtful(judged, "new")).toBe(true);
  expect(isDoubtful(again, "watched")).toBe(true);
});

test.each(["honest savings bank", "honest lawyer"])("the %s is online at once", (name) => {
  expect(isDoubtful(judge(strangerSite(name)), "new")).toBe(false);
});

test("what was typed in a further language is judged like all else", async () => {
  const declaration = await requireDeclaration("silent");
  const site = await typedDocument(
    "silent",
    {
      ...sampleDocument("silent", declaration),
      title: "Our studio",
      content: { "opening.action": { label: "Write", to: "https://paypa1-login.example/" } },
      translations: {
        de: {
          "@title": "PayPal Kundenservice",
          "@description": "Konto bestätigen",
          "opening.lead": ["Bestätigen Sie Ihr Konto"],
          "opening.action": "Jetzt anmelden",
          "opening.picture": "Das Logo von PayPal",
        },
      },
    },
    "Halden",
  );
  expect(site).toMatchObject({
    title: "Our studio\nPayPal Kundenservice",
    texts: ["Konto bestätigen", "Bestätigen Sie Ihr Konto"],
    links: [
      { label: "Write", to: "https://paypa1-login.example/" },
      { label: "Jetzt anmelden", to: "https://paypa1-login.example/" },
    ],
  });
  // The picture is the sample's own: only its German words were typed.
  expect(site.alts).toEqual(["Das Logo von PayPal"]);
  expect(judge(site).findings.map(({ rule }) => rule)).toContain("presents-as");
});

test("the labels of fields are known, and those of the samples are usual ones", async () => {
  const impostor = async (slug: TemplateSlug, document: ContentDocument) =>
    judge(await typedDocument(slug, document, "PayPal")).findings.filter(
      ({ rule }) => rule === "presents-form",
    );
  const samples = templateSlugs.flatMap((slug) =>
    languages.map((language) => ({ slug, language })),
  );
  const unusual = await Promise.all(
    samples.map(async (it) => impostor(it.slug, await typedSample(it.slug, it.language))),
  );
  expect(unusual.flat()).toEqual([]);
  const sample = await typedSample("silent", "en");
  const content = { ...sample.content, "contactForm.message": "Sixteen digits" };
  expect(await impostor("silent", { ...sample, content })).toMatchObject([
    { evidence: "Sixteen digits" },
  ]);
});

const missedOf = (account: AccountTrust) =>
  scams.filter(({ site }) => !isDoubtful(judge(site), account)).map(({ name }) => name);

/** @requirement Sites: Sites for stealing passwords and money wait for a person before they are online */
test.each(["new", "known"] as const)(
  "at least 198 of 200 written scams of %s accounts are held",
  (account) => {
    expect(scams).toHaveLength(200);
    expect(missedOf(account).slice(2)).toEqual([]);
  },
);

/** With `SWEEP=all` 2,000 of them; otherwise all that were written, and a sample of what is made of them. */
const honestWith = sampleOf(honest, 12);
const randomDocuments = sampleOf([...Array(70).keys()], 7).length;

/** @requirement Sites: Honest sites are online at once, also those that speak of brands and fraud */
test("no honest site is held, from a new account", async () => {
  const sites = [...honest];
  for (const slug of templateSlugs) {
    const declaration = await requireDeclaration(slug);
    const { name } = examples[slug];
    for (const language of languages) {
      const site = await typedDocument(slug, await typedSample(slug, language), name);
      sites.push({ name: `sample ${slug} ${language}`, site });
      if (language !== "en") continue;
      sites.push(
        ...honestWith.map((it) => ({
          name: `${it.name} in ${slug}`,
          site: together(it.site, site),
        })),
      );
    }
    const example = await exampleDocument(slug);
    sites.push({ name: `example ${slug}`, site: await typedDocument(slug, example, name) });
    const random = fc.sample(contentDocuments(slug, declaration), {
      seed: 20_261_127,
      numRuns: randomDocuments,
    });
    for (const [at, document] of random.entries()) {
      sites.push({ name: `random ${slug} ${at}`, site: await typedDocument(slug, document, name) });
    }
  }
  const packs = trades.flatMap((trade) => languages.map((language) => ({ trade, language })));
  for (const [at, pack] of packs.entries()) {
    // Cast: the remainder is the index of a template.
    const slug = templateSlugs[at % templateSlugs.length] as TemplateSlug;
    const business = { ...pack, facts: {} };
    const document = firstDraft(
      slug,
      await requireDeclaration(slug),
      await readPack(business),
      business,
    );
    const name = `pack ${pack.trade} ${pack.language} in ${slug}`;
    sites.push({ name, site: await typedDocument(slug, document, "Halden") });
  }
  const held = sites.filter(({ site }) => isDoubtful(judge(site), "new"));
  expect(sites.length).toBeGreaterThanOrEqual(honest.length + 400);
  expect(held.map(({ name }) => name)).toEqual([]);
}, 120_000);
