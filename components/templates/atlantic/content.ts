import { contactPart, contactSection } from "../content/contact";
import { declareContent } from "../content/declaration";
import * as formWords from "../content/form-words";
import { type Catalog, orderForm, orderWords } from "../content/forms";
import {
  group,
  link,
  list,
  paragraph,
  picture,
  price,
  section,
  text,
  usd,
  word,
} from "../content/slots";
import * as words from "../content/words";
import * as ownWords from "./words";

const pieces = list(
  "Products",
  "Product",
  {
    name: text("Name", "New piece", { max: 50 }),
    size: text("Size", "100 × 100 × 100 cm", { max: 30 }),
    price: price("Price", 10_000),
    picture: picture(
      "Picture",
      { file: "basic-desk.webp", alt: "Desk in natural wood with two drawers" },
      { width: 800, height: 800, sizes: "50vw" },
    ),
  },
  {
    sample: [
      {
        name: "Basic Desk Natural Wood",
        price: usd(8_500),
        size: "140 × 70 × 74 cm",
        picture: { file: "basic-desk.webp", alt: "Desk in natural wood with two drawers" },
      },
      {
        name: "Dining Chair Toasted",
        price: usd(12_000),
        size: "46 × 52 × 80 cm",
        picture: {
          file: "dining-chair.webp",
          alt: "Dining chair with toasted brown upholstery and dark wood legs",
        },
      },
      {
        name: "Dining Chairs Olive",
        price: usd(13_500),
        size: "48 × 54 × 82 cm",
        picture: {
          file: "dining-chairs-olive.webp",
          alt: "Two olive green dining chairs with light wood legs",
        },
      },
      {
        name: "Sofa Toasted",
        price: usd(22_000),
        size: "210 × 88 × 76 cm",
        picture: {
          file: "sofa.webp",
          alt: "Three-seat sofa in toasted brown with two cream cushions",
        },
      },
      {
        name: "Desk Chair Toasted",
        price: usd(15_000),
        size: "60 × 60 × 92 cm",
        picture: {
          file: "desk-chair.webp",
          alt: "Desk chair in toasted brown on a steel base with castors",
        },
      },
      {
        name: "Leather Sofa Black",
        price: usd(35_000),
        size: "198 × 90 × 74 cm",
        picture: { file: "leather-sofa.webp", alt: "Two-seat sofa in black leather" },
      },
      {
        name: "Carpet Gray",
        price: usd(15_000),
        size: "240 × 170 cm",
        picture: { file: "carpet.webp", alt: "Gray woven carpet with a pattern of diamonds" },
      },
      {
        name: "Corduroy Sofa Mustard",
        price: usd(35_000),
        size: "204 × 92 × 78 cm",
        picture: {
          file: "corduroy-sofa.webp",
          alt: "Two-seat corduroy sofa in mustard yellow",
        },
      },
    ],
    min: 1,
    max: 24,
  },
);

export const content = declareContent({
  parts: {
    "atlantic-top": "Top of the page",
    "atlantic-pieces": "Products",
    "atlantic-order-bar": "Order",
    "atlantic-care": "Footer",
    ...contactPart,
  },
  slots: {
    bar: group("Bar at the top", {
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#atlantic-top" }, 24) },
        {
          sample: [
            { link: { label: "Pieces", to: "#atlantic-pieces" } },
            { link: { label: "Order", to: "#atlantic-order-bar" } },
            { link: { label: "Delivery and care", to: "#atlantic-care" } },
          ],
          min: 1,
          max: 5,
        },
      ),
    }),
    opening: group("Top of the page", {
      title: text("Headline", "Eight pieces, made to stay."),
      lead: paragraph(
        "Introduction",
        "No seasons, no sets. Wood, wool and leather in eight forms, each built in one workshop by the sea and repaired there for life.",
      ),
    }),
    pieces: group("Products", {
      label: text("Name of the section", "Pieces"),
      items: pieces,
    }),
    contactForm: contactSection({
      title: "Ask the workshop",
      text: "A measure, a repair, a piece for a difficult corner: the people who build it answer.",
    }),
    order: section("Order", {
      note: paragraph("Note beside the sum", "Delivery to the room of your choice is included."),
      confirmation: paragraph(
        "Note below the total",
        "We confirm the delivery day with you before anything is charged.",
      ),
    }),
    facts: section("Facts in the footer", {
      items: list(
        "Facts",
        "Fact",
        {
          term: text("Headline", "New fact", { max: 30 }),
          text: paragraph("Text", "What a customer should know, in a sentence or two."),
        },
        {
          sample: [
            {
              term: "Delivery",
              text: ["Two people, one van, within three weeks. They take the packaging with them."],
            },
            {
              term: "Care",
              text: ["Soap flakes for wood, a brush for wool. We send both with the first order."],
            },
            {
              term: "Workshop",
              text: [
                "Pier 3, the long shed. ",
                { text: "pier@atlantic.example", to: "mailto:pier@atlantic.example" },
              ],
            },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    orderForm: orderForm({ quantity: orderWords.quantity }),
    words: group("Buttons and labels", {
      skipToPieces: word("Skip link", ownWords.skipToPieces),
      skip: word("Skip link of text pages", words.skipToContent),
      mainNavigation: word("Name of the bar", words.mainNavigation),
      addToCart: word("Add to cart", words.addToCart),
      yourOrder: word("Name of the order", formWords.yourOrder),
      onePiece: word("One piece", ownWords.onePiece),
      manyPieces: word("Several pieces", ownWords.manyPieces),
      added: word("A piece was added", ownWords.added, 60),
      removed: word("A piece was removed", ownWords.removed, 60),
      pay: word("Pay", ownWords.pay),
      slip: word("Order slip", ownWords.slip),
      empty: word("Empty order slip", ownWords.empty),
      remove: word("Remove", words.remove),
      removeItem: word("Remove a piece, read aloud", words.removeItem, 60),
      total: word("Total", words.total),
      keepLooking: word("Close the order slip", ownWords.keepLooking),
    }),
  },
});

export const catalog: Catalog = {
  section: "order",
  items: "pieces.items",
  name: ["name"],
  price: "price",
};
