import "server-only";
import { z } from "zod";
import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languages } from "@/components/templates/content/languages";
import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { isName } from "@/lib/customization/brand";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { describeContent } from "@/lib/customization/content/describe";
import { isSample, uploadsOf } from "@/lib/customization/content/rules";
import { parseDocument } from "@/lib/customization/content/save";
import { factsSchema } from "@/lib/customization/facts/schemas";
import { firstDraft } from "@/lib/customization/first-draft/first-draft";
import { readPack } from "@/lib/customization/first-draft/read-pack";
import { trades } from "@/lib/customization/first-draft/trades";
import { noChoices, paletteKeys, swatchClass, swatches } from "@/lib/customization/palette/rules";
import { encodeSharedPreview } from "@/lib/customization/preview/rules";
import { type SharedContent, sharedPath, shareLimits } from "@/lib/customization/sharing/rules";
import { encodeWords } from "@/lib/customization/sharing/words";
import { ShopError } from "@/lib/errors";
import { refuseDoubtfulDraft } from "@/lib/sites/screening/commands/share";
import { pageAddress } from "../page-address";
import { agentTexts as texts } from "../texts";
import { publicTool } from "../tool";

const template = z.enum(templateSlugs).describe("As search_presets names it");

export const getTemplateContentTool = publicTool({
  name: "get_template_content",
  ...texts.getTemplateContent,
  input: z.strictObject({ template }),
  output: z.object({
    template: z.string(),
    version: z.int(),
    languages: z.array(z.string()),
    parts: z.record(z.string(), z.string()).describe("Parts of the page that links lead to"),
    schema: z.record(z.string(), z.unknown()).describe("JSON Schema of a document"),
    sample: z.record(z.string(), z.unknown()).describe("A document with every value"),
  }),
  run: async ({ template }) => describeContent(template, await requireDeclaration(template)),
});

const swatchName = z.enum(swatches.map(({ name }) => name)).optional();

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

const tryOn = z.strictObject({
  template,
  company: z
    .string()
    .trim()
    .refine(isName, texts.badName)
    .default("")
    .describe("The company’s name, at most 40 characters"),
  colors: z
    .strictObject({
      primary: swatchName,
      secondary: swatchName,
      text01: swatchName,
      text02: swatchName,
    })
    .default({})
    .describe("Swatches of the shop; the template’s own where left out"),
  language: z.enum(languages).default("en").describe("Of the sample’s words, or of the trade’s"),
  trade: z
    .enum(trades)
    .optional()
    .describe("What the company does: texts and pictures of its trade instead of the sample’s"),
  facts: factsSchema
    .default({})
    .describe("What is known of the company; with a trade. What is left out stands in brackets"),
  title: z.string().default("").describe("Of the page; the company’s name if empty"),
  description: z.string().default("").describe("Of the page, for search engines"),
  words: z
    .custom<Record<string, unknown>>(isRecord, "This must be an object of slots")
    .default({})
    .meta({ wire: { type: "object" } })
    .describe("Values by the path of their slot, as get_template_content describes `content`"),
});

export const makeTryOnTool = publicTool({
  name: "make_try_on",
  ...texts.makeTryOn,
  input: tryOn,
  output: z.object({ url: z.url().describe("For a person: the template as their own site") }),
  run: async ({ company, colors, ...document }) => {
    const brand = encodeSharedPreview({ choices: choicesOf(colors), name: company, logo: "" });
    const content = await sharedContent(document, brand);
    return { url: pageAddress(sharedPath(document.template, brand, content)) };
  },
});

type TryOn = z.output<typeof tryOn>;

function choicesOf(colors: TryOn["colors"]) {
  const choices = { ...noChoices };
  for (const key of paletteKeys) {
    const swatch = swatches.find(({ name }) => name === colors[key]);
    if (swatch) choices[key] = swatchClass(swatch, key);
  }
  return choices;
}

/** As JSON: words that are longer do not fit into a link, however well they are compressed. */
const maxWordsLength = 4 * shareLimits.codeLength;

type Words = Omit<TryOn, "company" | "colors"> & { template: TemplateSlug };

type Start = Pick<Words, "template" | "trade" | "language" | "facts">;

/** What the template says before any words were given: the sample, or the first draft of a trade. */
async function startOf(declaration: ContentDeclaration, { template, trade, ...known }: Start) {
  if (!trade) return { description: "", content: {} };
  const business = { trade, ...known };
  return firstDraft(template, declaration, await readPack(business), business);
}

/** The words in the form that a link carries; undefined if they equal the sample. */
async function sharedContent(given: Words, brand: string): Promise<SharedContent | undefined> {
  const { words, trade, facts, ...fields } = given;
  // Before they are compared with the template's slots, which costs most.
  const size = JSON.stringify(words).length;
  if (size > maxWordsLength) {
    throw new ShopError("too_large", texts.tooLongWords(size, maxWordsLength));
  }
  const declaration = await requireDeclaration(fields.template);
  const { version } = declaration;
  const start = await startOf(declaration, given);
  const document = parseDocument(fields.template, declaration, {
    ...fields,
    description: fields.description || start.description,
    version,
    content: { ...start.content, ...words },
  });
  if (uploadsOf(document).length > 0) throw new ShopError("invalid", texts.noUploads);
  await refuseDoubtfulDraft(null, { template: fields.template, brand, document });
  if (isSample(document)) return undefined;
  const code = encodeWords(document);
  if (code.length > shareLimits.codeLength) {
    throw new ShopError("too_large", texts.tooManyWords(code.length, shareLimits.codeLength));
  }
  return { kind: "words", code };
}
