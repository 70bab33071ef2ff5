import { choice, list, order, paragraph, section, text } from "../../content/slots";

/** The grid of specifications. */
export const facts = section("Specifications", {
  title: paragraph("Headline", ["The watch ", { text: "in four answers", mark: "em" }], {
    max: 60,
  }),
  answers: order("Order of the answers", {
    price: "Price",
    specifications: "Specifications",
    dimensions: "Dimensions",
    includes: "What is included",
  }),
  price: section("Price", {
    title: text("Title", "Price"),
    note: paragraph(
      "Note",
      "200 pieces, numbered 001 to 200. Taxes, insurance and delivery by hand are part of the price.",
      { max: 200, isOptional: true },
    ),
  }),
  specifications: section("Specifications", {
    title: text("Title", "Specifications"),
    items: list(
      "Specifications",
      "Specification",
      {
        term: text("Name", "Name", { max: 24 }),
        value: text("Value", "Value", { max: 60 }),
      },
      {
        sample: [
          { term: "Movement", value: "Self-winding, 31 jewels" },
          { term: "Reserve", value: "72 hours" },
          { term: "Case", value: "Turned from a single bar" },
          { term: "Crystal", value: "Domed sapphire, both sides" },
        ],
        min: 1,
        max: 10,
      },
    ),
  }),
  dimensions: section("Dimensions", {
    title: text("Title", "Dimensions"),
    figure: text("Figure", "41.5 mm", { max: 12 }),
    note: paragraph(
      "Note",
      "Across the case. 9.8 mm thin, 48 mm from lug to lug, made to slide under a cuff.",
      { max: 160, isOptional: true },
    ),
    drawing: choice("Drawing", "watch", { watch: "Watch case", none: "None" }),
  }),
  includes: section("What is included", {
    title: text("Title", "Includes"),
    items: list(
      "Things",
      "Thing",
      { text: text("Name", "Something else", { max: 70 }) },
      {
        sample: [
          { text: "Walnut presentation case" },
          { text: "Second strap in calfskin" },
          { text: "Certificate, signed and numbered" },
          { text: "First service, at our expense" },
        ],
        min: 1,
        max: 10,
      },
    ),
  }),
});
