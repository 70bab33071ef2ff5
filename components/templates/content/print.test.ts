import { expect, test } from "vitest";
import { template as prestige } from "../prestige/template";
import { content as sonic } from "../sonic/content";
import { template as trend } from "../trend/template";
import { printContent, samplePictureUrl } from "./print";
import { localizedScript } from "./script-texts";
import type { ContentValues } from "./values";

const options = {
  values: {} as ContentValues,
  language: "en",
  brandName: "Company",
  images: "images",
  uploads: "images",
  trades: "images",
  home: "",
  isEdited: false,
} as const;

test("a price is printed as in the sample only where nothing about it was changed", async () => {
  const priceIn = (values: ContentValues, language: "en" | "de" = "en") => {
    const { opening } = printContent(prestige.content, { ...options, values, language });
    return opening;
  };
  expect(priceIn({})).toMatchObject({ price: { text: "$ 17.500" } });
  const changed = { "opening.price": { amount: 1_800_000, currency: "USD" } };
  expect(priceIn(changed)).toMatchObject({ price: { text: "$18,000" } });
  expect(priceIn({}, "de")).toMatchObject({ price: { text: "17.500\u00a0$" } });
});

test("a picture of a trade has its address among those of trades, any other among the template's", () => {
  const places = { images: "/templates/sonic", trades: "/trades" };
  expect(samplePictureUrl("bakery-5-day.webp", places)).toBe("/trades/bakery-5-day.webp");
  expect(samplePictureUrl("bag.webp", places)).toBe("/templates/sonic/bag.webp");
});

test("the label of a sample link follows the language of the site", () => {
  const { rail } = printContent(sonic, { ...options, language: "de" });
  expect(rail.links.map(({ link }) => link.label.text)).toContain("Tasche");
});

test("a text of the script fills in what the script has, and nothing else", () => {
  const values = { "service.done": "{room}: {nothing} `$form` </script>" };
  const { scriptTexts } = trend.print({
    ...options,
    values,
    brand: { name: "Company", logo: "logo.svg" },
    palette: trend.palette,
  });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of template.js
  const source = "return `Thank you. A designer will plan your ${room} room with you.`;";
  const script = localizedScript(source, scriptTexts);
  expect(script).not.toContain("</script>");
  expect(new Function("room", script)("3x3 m²")).toBe("3x3 m²: {nothing} `$form` </script>");
});
