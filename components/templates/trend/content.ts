import { contactPart, contactSection, withContactFormIn } from "../content/contact";
import { declareContent } from "../content/declaration";
import { type RequestDeclaration, requestForm } from "../content/forms";
import {
  choice,
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
import { reviews } from "./content/reviews";
import { measure, service } from "./content/service";
import { tones } from "./tones";
import * as own from "./words";

const sofa = { width: 800, height: 800, sizes: "(max-width: 1100px) 640px, 62vw" };

const links = (label: string) => ({ link: link("Link", { label, to: "#trend-top" }, 24) });

export const content = declareContent({
  version: 2,
  parts: {
    "trend-top": "Top of the page",
    "trend-gallery": "Product",
    "trend-service": "Service",
    "trend-measure": "How to measure",
    "trend-ideas": "Ideas",
    "trend-reviews": "Reviews",
    ...contactPart,
  },
  slots: {
    bar: group("Bar at the top", {
      links: list("Links", "Link", links("Link"), {
        sample: [
          { link: { label: "Sofa", to: "#trend-gallery" } },
          { link: { label: "Service", to: "#trend-service" } },
          { link: { label: "Ideas", to: "#trend-ideas" } },
          { link: { label: "Reviews", to: "#trend-reviews" } },
        ],
        min: 1,
        max: 6,
      }),
    }),
    crumbs: section("Path above the product", {
      links: list("Links", "Link", links("Section"), {
        sample: [
          { link: { label: "Furniture", to: "#trend-top" } },
          { link: { label: "Living Room", to: "#trend-ideas" } },
        ],
        min: 0,
        max: 4,
      }),
    }),
    opening: group("Product", {
      title: text("Name", "Sofa Seccion"),
      views: list(
        "Pictures",
        "Picture",
        {
          label: text("Name", "View", { max: 14 }),
          picture: picture(
            "Picture",
            { file: "sofa-1.webp", alt: "Sectional sofa seen from the front" },
            sofa,
          ),
        },
        {
          sample: [
            {
              label: "Front",
              picture: { file: "sofa-1.webp", alt: "Sectional sofa seen from the front" },
            },
            {
              label: "Angle",
              picture: {
                file: "sofa-2.webp",
                alt: "Sectional sofa seen from a three-quarter angle",
              },
            },
            {
              label: "Side",
              picture: { file: "sofa-3.webp", alt: "Sectional sofa seen from the side" },
            },
            {
              label: "Close",
              picture: {
                file: "sofa-4.webp",
                alt: "Close view of the seat, cushions and fabric",
              },
            },
          ],
          min: 1,
          max: 4,
        },
      ),
      price: price("Price", 25_000),
      lead: paragraph(
        "Introduction",
        "The sofa is the easy part. Our designers plan the room it lives in: light, walls, walkways and where everyone sits.",
      ),
      action: link("Button", { label: "Choose your room", to: "#trend-service" }),
    }),
    parts: order("Order of the sections", {
      service: "Service",
      measure: "How to measure",
      about: "Description",
      ideas: "Ideas",
      reviews: "Reviews",
      contactForm: "Contact form",
    }),
    service,
    measure,
    about: section("Description", {
      title: text("Headline", "Description"),
      paragraphs: list(
        "Paragraphs",
        "Paragraph",
        { text: paragraph("Text", "What else there is to tell.", { max: 400 }) },
        {
          sample: [
            {
              text: [
                "A deep sectional in two pieces, with a chaise that changes sides. The frame is kiln-dried beech, the seat a layer of latex over pocket springs, and every cover unzips for the wash.",
              ],
            },
            {
              text: [
                "With it comes a designer. Send the size of your room and three photographs; you get a floor plan to scale, a view of the finished corner and a list of what to keep.",
              ],
            },
          ],
          min: 1,
          max: 4,
        },
      ),
    }),
    ideas: section("Ideas", {
      title: text("Headline", "Style ideas"),
      items: list(
        "Ideas",
        "Idea",
        {
          title: text("Name", "Another idea"),
          text: text("Description", "What it is like", { max: 90, isOptional: true }),
          tones: choice("Colors", "calm", tones),
        },
        {
          sample: [
            {
              title: "Nordic calm",
              text: "Pale oak, wool and one lamp per corner",
              tones: "calm",
            },
            {
              title: "Warm brutalism",
              text: "Raw plaster, low seats, a rust-red rug",
              tones: "warm",
            },
            {
              title: "Garden room",
              text: "The sofa turned to the window, plants behind it",
              tones: "garden",
            },
            {
              title: "Gallery white",
              text: "One large picture and nothing else on the wall",
              tones: "gallery",
            },
            {
              title: "Evening library",
              text: "Walnut shelves, brass light, deep colors",
              tones: "library",
            },
          ],
          min: 1,
          max: 12,
        },
      ),
    }),
    reviews,
    contactForm: contactSection({
      title: "Ask a designer",
      text: "Send your question with the size of the room. The answer comes from the person who would draw it.",
    }),
    foot: group("Footer", {
      line: text("Line", "Rooms drawn by hand, measured in metres.", {
        max: 80,
        isOptional: true,
      }),
      back: link("Link", { label: "Back to the sofa", to: "#trend-top" }),
    }),
    hireForm: requestForm({}, {}),
    words: group("Buttons and labels", {
      skip: word("Skip link", words.skipToContent),
      navigation: word("Name of the bar", own.page),
      theme: word("Light and dark", words.switchLightAndDark),
      crumbs: word("Name of the path", own.breadcrumb),
      picture: word("Name of the pictures' buttons", words.picture),
      color: word("Name of the colors", own.color, 24),
      size: word("Name of the sizes", own.roomSize, 34),
      hire: word("Button of the form", own.hireService, 34),
      average: word("Average of the reviews", own.ofFive, 30),
      averageRead: word("Average of the reviews, read aloud", own.ofFiveStars, 40),
      oneReview: word("One review", own.oneReview),
      manyReviews: word("Several reviews", own.manyReviews),
      oneStar: word("One star", own.oneStar, 20),
      manyStars: word("Several stars", own.manyStars, 20),
    }),
  },
  migrations: { 2: withContactFormIn("parts") },
});

export const request: RequestDeclaration = {
  section: "service",
  subject: { label: "words.hire", value: ["opening.title", "opening.price"] },
  fields: { color: "words.color", size: "words.size" },
};
