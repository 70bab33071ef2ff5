import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isStructurallySame, parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { knownLanguages, pseudoLanguage } from "@/lib/languages.mjs";
import { en } from "./en";
import { backOffice } from "./en/back-office";
import { languageOf, messages, messagesIn, translatorIn } from "./messages";
import { inPseudoLanguage } from "./pseudo-language";
import type { Namespace } from "./translator";

type Groups = Record<string, Record<string, string>>;

const inEnglish = { ...en, ...backOffice };

const keysOf = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => [group, key] as const),
  );

/** What a reader of the language would miss, or see that is not meant for readers. */
function faultsOf(groups: Groups): string[] {
  const unknown = keysOf(groups)
    .filter(([group, key]) => (inEnglish as Groups)[group]?.[key] === undefined)
    .map(([group, key]) => `${group}.${key} is not an English message`);
  const wrong = keysOf(inEnglish).flatMap(([group, key]) => {
    const [english, text] = [(inEnglish as Groups)[group]?.[key] ?? "", groups[group]?.[key]];
    if (!text?.trim()) return [`${group}.${key} is missing`];
    return isStructurallySame(parse(english), parse(text)).success
      ? []
      : [`${group}.${key} has other values or tags than in English`];
  });
  return [...unknown, ...wrong];
}

test.each(Object.entries(messages))(
  "%s has every message of its groups, with the same values",
  (_, groups) => {
    expect(faultsOf({ ...inEnglish, ...groups })).toEqual([]);
  },
);

test.each(knownLanguages)(
  "%s has every group, and those of the back office if it is in it",
  (language) => {
    const isInBackOffice = existsSync(`lib/translations/${language}/back-office`);
    const groups = isInBackOffice ? inEnglish : en;
    expect(Object.keys(messages[language] ?? {}).sort()).toEqual(Object.keys(groups).sort());
  },
);

test("a language with a missing, a superfluous and a differing message is found out", () => {
  const { pageTitle, ...others } = en.notFound;
  const faulty = {
    ...inEnglish,
    notFound: { ...others, subtitle: "Seite" },
    team: { ...en.team, portraitOf: "Porträt von {person}" },
  };
  expect(pageTitle).toBeTruthy();
  expect(faultsOf(faulty)).toEqual([
    "notFound.subtitle is not an English message",
    "team.portraitOf has other values or tags than in English",
    "notFound.pageTitle is missing",
  ]);
});

/** They stand alone, as in filters and tables; in English they are as they always were. */
test.each(Object.entries(messages).filter(([language]) => language !== "en"))(
  "in %s the words of a preset begin with a capital",
  (_, { presetWords }) => {
    for (const word of Object.values(presetWords)) expect(word).toMatch(/^\p{Lu}/u);
  },
);

/** Groups whose keys are values of the code: each is used by the value that it is for. */
const byValue = new Set([
  "auditEvents",
  "changedColors",
  "colorNames",
  "messageFilters",
  "noMessages",
  "noMessagesHint",
  "reportProblems",
  "retainedData",
  "spamReasons",
  "presetWords",
  "categoryTexts",
  "searchCategories",
  "searchColors",
  "searchTypes",
  "searchWords",
  "searchTemplates",
  "searchTrades",
  "categoryPromises",
  "facetTitles",
  "filterBy",
  "screenNames",
  "templateSummaries",
  "tradeNames",
  "tradeOnes",
  "tradeLabels",
  "tradeDescriptions",
  "tradeLeads",
  "tradeParagraphs",
  "tradeNeeds",
  "tradeNeedTexts",
  "tradeReasons",
  "exampleCompanies",
  "screeningReasons",
  "taxNotes",
  "eInvoice",
  "draftStatus",
  "siteFailures",
  "siteFields",
  "takeShared",
  "slotLabels",
  "linkTargets",
  "blockKinds",
  "pagePresets",
  "colorPickers",
  "shortColors",
  "shortDays",
  "contrast",
  "factSources",
  "discountStates",
  "dropReasons",
  "staffInvitationEmail",
  "staffRoles",
  "staffRoleTexts",
  "staffStates",
  "emailGroups",
  "emailOccasions",
  "emailSchemes",
  "jobNames",
  "jobStatuses",
  "matchReasons",
  "auditActors",
  "auditAreas",
  "apiTokenStates",
  "caseLists",
  "speedRatings",
  "tasks",
  "taxCategories",
  "vitalMeanings",
  "siteDestinations",
  "vitalNames",
]);

test("every message is used where its group is", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "app", "components", "lib"],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    },
  )
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^lib\/translations\//.test(file))
    .map((file) => readFileSync(file, "utf8"));
  // A text can be chosen by a word of the database.
  const words = execFileSync("git", ["grep", "-hoE", '"[a-z_]+"', "--", "db/words"], {
    encoding: "utf8",
  }).split("\n");
  const unused = keysOf(inEnglish).filter(
    ([group, key]) =>
      !files.some(
        (file) =>
          file.includes(`"${group}"`) &&
          (byValue.has(group) ||
            words.includes(`"${key}"`) ||
            new RegExp(`[("]${key}["]`).test(file)),
      ),
  );
  // The page of a layout that failed has no messages but these.
  expect(unused.map((it) => it.join("."))).toEqual(["errorPage.shopFailed"]);
});

test("readers of a language that the back office is not in read it in English", () => {
  expect(languageOf("de", "backOffice")).toBe("de");
  expect(languageOf("fr", "backOffice")).toBe("en");
  expect(languageOf("fr", "layout")).toBe("fr");
  expect(languageOf(pseudoLanguage, "backOffice")).toBe(pseudoLanguage);
});

test("what client components are given is plain data", () => {
  for (const group of Object.keys(inEnglish) as Namespace[]) {
    const messages = messagesIn("en", group);
    expect(structuredClone(messages)).toStrictEqual(messages);
  }
});

test("a message has its values, in the words of its language", () => {
  const cart = translatorIn("en", "layout");
  expect([0, 1, 1200].map((count) => cart("cartWith", { count }))).toEqual([
    "Cart, empty",
    "Cart, 1 template",
    "Cart, 1,200 templates",
  ]);
  expect(translatorIn("en", "team")("portraitOf", { name: "Ada" })).toBe("Portrait of Ada");
  expect(translatorIn("xx", "team")("title")).toBe("The team");
});

test("the pseudo-language marks each message once, and is longer by two fifths", () => {
  expect(translatorIn(pseudoLanguage, "layout")("home")).toBe("⟦Home··⟧");
  expect(translatorIn(pseudoLanguage, "team")("portraitOf", { name: "Ada" })).toMatch(
    /^⟦Portrait of Ada·+⟧$/,
  );
  expect(inPseudoLanguage([["count", 2, { one: [0, " item"], other: [0, " items"] }]])).toEqual([
    "⟦",
    ["count", 2, { one: [0, " item"], other: [0, " items"] }],
    expect.stringMatching(/^·+⟧$/),
  ]);
  for (const text of Object.values(messagesIn(pseudoLanguage, "footer"))) {
    expect(text).toMatch(/^⟦[^⟦⟧]+··*⟧$/);
  }
});
