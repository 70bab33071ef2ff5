import { contactPart, contactSection, withContactFormIn } from "../content/contact";
import { declareContent } from "../content/declaration";
import {
  choice,
  group,
  link,
  list,
  order,
  paragraph,
  picture,
  section,
  text,
  word,
} from "../content/slots";
import type { ContentValues } from "../content/values";
import * as words from "../content/words";
import * as own from "./words";

const heroPicture = { width: 1000, height: 1000, sizes: "(max-width: 960px) 100vw, 54vw" };

const rowPicture = { width: 900, height: 700, sizes: "(max-width: 960px) 100vw, 58vw" };

const sampleLines = ["Turn", "the world", "down."];

const itemPath = /^opening\.title(?:\.|$)/;

/** Its headline was a list of lines; those that nobody had changed were the sample's. */
function withOneTitle(content: ContentValues): ContentValues {
  const entries = Object.entries(content);
  if (!entries.some(([path]) => itemPath.test(path))) return content;
  const ids = content["opening.title"];
  const lines = (Array.isArray(ids) ? ids : ["1", "2", "3"]).map((id) => {
    const written = content[`opening.title.${id}.text`];
    return typeof written === "string" ? written : (sampleLines[Number(id) - 1] ?? "again");
  });
  const others = Object.fromEntries(entries.filter(([path]) => !itemPath.test(path)));
  return { ...others, "opening.title": [lines.join("\n")] };
}

export const content = declareContent({
  version: 3,
  parts: {
    "sonic-top": "Top of the page",
    "sonic-rows": "Rows of text and picture",
    ...contactPart,
  },
  slots: {
    rail: section("Icon bar", {
      links: list(
        "Links",
        "Link",
        {
          icon: choice("Icon", "home", {
            home: "House",
            audio: "Headphones",
            bag: "Bag",
            cart: "Cart",
            account: "Person",
            login: "Door",
          }),
          link: { ...link("Link", { label: "Link", to: "#sonic-top" }, 12), isOptional: true },
        },
        {
          sample: [
            { icon: "home", link: { label: own.home, to: "" } },
            { icon: "audio", link: { label: own.audio, to: "" } },
            { icon: "bag", link: { label: own.bag, to: "" } },
            { icon: "cart", link: { label: words.cart, to: "" } },
            { icon: "account", link: { label: own.account, to: "" } },
            { icon: "login", link: { label: own.login, to: "" } },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    opening: group("Top of the page", {
      title: paragraph("Headline", sampleLines.join("\n"), { max: 64 }),
      lead: paragraph(
        "Introduction",
        "Over-ear headphones with a dial instead of an app. One turn and the train, the office and the neighbors are somewhere else.",
      ),
      action: link("Button", { label: "Action", to: "#sonic-rows" }),
      pictures: list(
        "Pictures",
        "Picture",
        {
          picture: picture(
            "Picture",
            { file: "headphones-1.webp", alt: "Over-ear headphones, seen from the front" },
            heroPicture,
          ),
        },
        {
          sample: [
            {
              picture: {
                file: "headphones-1.webp",
                alt: "Over-ear headphones, seen from the front",
              },
            },
            {
              picture: {
                file: "headphones-2.webp",
                alt: "The same headphones turned to the side",
              },
            },
            {
              picture: {
                file: "headphones-3.webp",
                alt: "The same headphones lying flat, cushions up",
              },
            },
          ],
          min: 1,
          max: 3,
        },
      ),
    }),
    parts: order("Order of the sections", {
      figures: "Figures",
      rows: "Rows of text and picture",
      contactForm: "Contact form",
    }),
    figures: section("Figures", {
      items: list(
        "Figures",
        "Figure",
        {
          value: text("Value", "100", { max: 12 }),
          label: text("Meaning", "what it counts"),
        },
        {
          sample: [
            { value: "38 h", label: "between two charges" },
            { value: "40 mm", label: "drivers, tuned by ear" },
            { value: "−32 dB", label: "of street and office" },
            { value: "248 g", label: "with cushions and cable" },
          ],
          min: 1,
          max: 8,
        },
      ),
    }),
    rows: section("Rows of text and picture", {
      items: list(
        "Rows",
        "Row",
        {
          title: text("Headline", "Another good reason", { max: 60 }),
          text: paragraph("Text", "What it is and why it is good to have, in two sentences.", {
            max: 320,
          }),
          detail: text("Label under the text", "In short", { isOptional: true }),
          picture: picture(
            "Picture",
            {
              file: "row-1.webp",
              alt: "Headphones standing beside their round carrying case",
            },
            rowPicture,
          ),
        },
        {
          sample: [
            {
              title: "Folds small, opens wide",
              text: [
                "Two hinges, one move, and the whole thing lies flat in a case the size of a paperback. The lid closes with a magnet; the cable has its own pocket, so it never comes out in a knot.",
              ],
              detail: "Hard case included",
              picture: {
                file: "row-1.webp",
                alt: "Headphones standing beside their round carrying case",
              },
            },
            {
              title: "A cushion that forgets your glasses",
              text: [
                "Slow foam under soft knit, deep enough for every ear and gentle around the arms of your glasses. The ring clicks off without a tool, goes in the wash, and is back before the evening.",
              ],
              detail: "Washable at 30 degrees",
              picture: { file: "row-2.webp", alt: "Close view of an ear cup and its cushion" },
            },
            {
              title: "Made for long afternoons",
              text: [
                "Put them down and the music waits. Put them on and it goes on from the same bar. Ten minutes on the cable are enough for a working day, and a full night is enough for a week.",
              ],
              detail: "10 minutes for 8 hours",
              picture: { file: "row-3.webp", alt: "Headphones resting on a desk in soft light" },
            },
          ],
          min: 1,
          max: 8,
        },
      ),
    }),
    contactForm: contactSection({
      title: "We are all ears",
      text: "A question about sound, size or repair: write, and a person answers.",
    }),
    foot: group("Footer", {
      line: text("Words after the company's name", "makes quiet.", { isOptional: true }),
    }),
    words: group("Buttons and labels", {
      theme: word("Light and dark", words.switchLightAndDark),
      mainNavigation: word("Name of the text pages' links", words.mainNavigation),
      rail: word("Name of the icon bar", words.shop),
      figures: word("Name of the figures", own.inFigures),
      picture: word("Name of the pictures' buttons", words.picture),
      first: word("Button of the first picture", own.firstPicture),
      second: word("Button of the second picture", own.secondPicture),
      third: word("Button of the third picture", own.thirdPicture),
      backToTop: word("Back to the top", words.backToTheTop),
    }),
  },
  migrations: { 2: withContactFormIn("parts"), 3: withOneTitle },
});
