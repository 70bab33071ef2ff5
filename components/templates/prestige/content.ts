import { contactPart, contactSection, withContactFormIn } from "../content/contact";
import { declareContent } from "../content/declaration";
import { type RequestDeclaration, requestForm, requestSend } from "../content/forms";
import type { Translations } from "../content/languages";
import {
  group,
  link,
  list,
  order,
  paragraph,
  picture,
  price,
  section,
  text,
  word,
} from "../content/slots";
import * as words from "../content/words";
import { facts } from "./content/facts";

const em = (emphasized: string) => ({ text: emphasized, mark: "em" as const });

const numberWanted: Translations = {
  en: "The number you would like",
  es: "El número que te gustaría",
  pt: "O número que você gostaria",
  fr: "Le numéro que vous aimeriez",
  de: "Ihre Wunschnummer",
  it: "Il numero che vorresti",
};

export const content = declareContent({
  version: 2,
  parts: {
    "prestige-top": "Top of the page",
    "prestige-story": "Story",
    "prestige-specifications": "Specifications",
    "prestige-reserve": "Reservation",
    ...contactPart,
  },
  slots: {
    bar: group("Bar at the top", {
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#prestige-top" }, 24) },
        {
          sample: [
            { link: { label: "The watch", to: "#prestige-story" } },
            { link: { label: "Specifications", to: "#prestige-specifications" } },
            { link: { label: "Reserve", to: "#prestige-reserve" } },
          ],
          min: 1,
          max: 5,
        },
      ),
    }),
    opening: group("Top of the page", {
      title: paragraph("Name of the product", ["Solstice ", em("Noir")], { max: 40 }),
      picture: picture(
        "Picture",
        {
          file: "watch-front.webp",
          alt: "The Solstice Noir seen from the front, dial and hands in full view",
        },
        { width: 1000, height: 1200, sizes: "620px" },
      ),
      edition: text("Size of the edition", "200 pieces", { max: 24, isOptional: true }),
      lead: paragraph(
        "Introduction",
        "A dress watch without a word too many, drawn around the longest shadow of the year and finished by three people who sign their names inside.",
      ),
      price: { ...price("Price", 1_750_000), sampleText: "$ 17.500" },
      action: link("Button", { label: "Reserve yours", to: "#prestige-reserve" }),
    }),
    parts: order("Order of the sections", {
      story: "Story",
      facts: "Specifications",
      contactForm: "Contact form",
    }),
    story: section("Story", {
      picture: picture(
        "Picture",
        {
          file: "watch-side.webp",
          alt: "The Solstice Noir from the side, showing the crown and the slim case",
        },
        { width: 1000, height: 1200, sizes: "50vw" },
      ),
      caption: text("Picture's caption", "Crown at three, polished by hand.", {
        max: 70,
        isOptional: true,
      }),
      title: paragraph("Headline", ["Made slowly, ", em("for two hundred wrists.")], { max: 80 }),
      first: paragraph(
        "First paragraph",
        "Every Solstice begins as a bar of metal and eleven weeks of patience. The case is turned, not stamped. Its flanks are brushed along the grain, its edges polished by hand until light runs around them in one unbroken line.",
      ),
      paragraphs: list(
        "Further paragraphs",
        "Paragraph",
        { text: paragraph("Text", "What else there is to tell.", { max: 500 }) },
        {
          sample: [
            {
              text: [
                "The dial takes nine coats of lacquer and nine days to dry between them. What remains is a surface so deep that the markers seem to float. Nothing is printed on it that does not need to be there.",
              ],
            },
            {
              text: [
                "We will make two hundred. Then the tools go into a drawer, and the number on your case back stays the only one of its kind.",
              ],
            },
          ],
          min: 0,
          max: 5,
        },
      ),
    }),
    facts,
    contactForm: contactSection({
      title: "A word in private",
      text: "Questions about the piece, a viewing or a number are answered personally, within two days.",
    }),
    reserve: section("Reservation", {
      count: text("Large number", "200", { max: 4, isOptional: true }),
      title: paragraph("Headline", ["Your number ", em("is still free.")], { max: 60 }),
      text: paragraph(
        "Text",
        "Reservations are personal, take ten minutes and bind you to nothing.",
      ),
      action: text("Button", "How to reserve"),
    }),
    steps: group("Window of the reservation", {
      title: text("Headline", "Three steps to your watch"),
      items: list(
        "Steps",
        "Step",
        {
          name: text("Name", "Next step"),
          text: paragraph("Description", "What happens in it.", { max: 160 }),
        },
        {
          sample: [
            {
              name: "Choose a number",
              text: ["Tell us which of the 200 you would like. We hold it for ten days."],
            },
            {
              name: "See it in person",
              text: ["A watchmaker brings the piece to a private viewing near you."],
            },
            {
              name: "Make it yours",
              text: ["We size the strap, engrave the case back and deliver by hand."],
            },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    reserveForm: requestForm(
      { number: { ...word("Further field; empty for none", numberWanted), isOptional: true } },
      { send: requestSend },
    ),
    foot: group("Footer", {
      line: text("Line", "Watches in small numbers", { max: 60, isOptional: true }),
    }),
    words: group("Buttons and labels", {
      navigation: word("Name of the bar", words.onThisPage),
      theme: word("Light and dark", {
        en: "Change theme",
        es: "Cambiar tema",
        pt: "Mudar tema",
        fr: "Changer de thème",
        de: "Hell oder dunkel",
        it: "Cambia tema",
      }),
      close: word("Close", words.close),
      backToTop: word("Back to top", words.backToTop),
    }),
  },
  migrations: { 2: withContactFormIn("parts") },
});

export const request: RequestDeclaration = {
  section: "reserve",
  subject: { label: "opening.action", value: ["opening.title", "opening.price"] },
  fields: { number: "reserveForm.number" },
};
