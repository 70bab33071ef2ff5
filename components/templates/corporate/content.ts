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
import * as words from "../content/words";
import { onThisPage, visitUs } from "./words";

const building = {
  file: "building.webp",
  alt: "Office building with a deep, sunlit façade in warm evening light",
};

const pageLinks = (max: number) =>
  list(
    "Links",
    "Link",
    { link: link("Link", { label: "Link", to: "#about" }, max) },
    {
      sample: [
        { link: { label: "About", to: "#about" } },
        { link: { label: "Services", to: "#services" } },
        { link: { label: "Contact", to: "#contact" } },
      ],
      min: 1,
      max: 6,
    },
  );

const services = section("Services", {
  title: text("Headline", "Services"),
  items: list(
    "Services",
    "Service",
    {
      name: text("Name", "New service"),
      text: paragraph("Description", "What you do for your customers, in a sentence or two."),
      drawing: choice("Drawing", "survey", {
        survey: "A front with measuring lines",
        plan: "A floor plan",
        crane: "A building site",
        evening: "A house in the evening",
        picture: "Own picture",
      }),
      picture: picture("Own picture", building, { width: 1600, height: 1000, sizes: "240px" }),
      scope: list(
        "What it includes",
        "Entry",
        { text: text("Entry", "One more thing") },
        { sample: [{ text: "What it includes" }], min: 0, max: 8 },
      ),
    },
    {
      sample: [
        {
          name: "Surveying",
          text: [
            "We measure what is there, down to the millimeter, before anyone draws what could be.",
          ],
          drawing: "survey",
          scope: [
            { text: "Point-cloud survey" },
            { text: "Structure report" },
            { text: "Energy audit" },
          ],
        },
        {
          name: "Planning",
          text: [
            "One team for layout, permits and costs, so the drawing you approve is the one that gets built.",
          ],
          drawing: "plan",
          scope: [{ text: "Feasibility" }, { text: "Permits" }, { text: "Cost plan" }],
        },
        {
          name: "Construction",
          text: ["Our own site managers, fixed dates and a weekly walk through the site with you."],
          drawing: "crane",
          scope: [{ text: "Conversion" }, { text: "Extension" }, { text: "New build" }],
        },
        {
          name: "Building care",
          text: [
            "After the keys are handed over we stay: inspections, repairs and one number to call.",
          ],
          drawing: "evening",
          scope: [{ text: "Inspections" }, { text: "Repairs" }, { text: "Tenant desk" }],
        },
      ],
      min: 1,
      max: 12,
    },
  ),
});

export const content = declareContent({
  version: 2,
  parts: { about: "About", services: "Services", contact: "Contact", ...contactPart },
  about: { address: "contact.address", hours: "side.hours.text" },
  slots: {
    band: group("Band at the top", {
      line: text(
        "Line beside the name",
        "Surveyed, planned, built and looked after by one company.",
        { isOptional: true },
      ),
    }),
    side: group("Side menu", {
      links: pageLinks(16),
      hours: section("Opening hours", {
        text: paragraph("Text", "Office open\nMonday to Friday\n8:00 to 17:00"),
      }),
    }),
    about: group("About", {
      title: text("Headline", "About", { max: 24 }),
      lead: paragraph(
        "Introduction",
        "We make old buildings work again and new ones work from the first day.",
      ),
      text: paragraph(
        "Text",
        "Warehouses that became schools, a mill full of studios, offices where people like to stay: for nineteen years we have taken buildings from the first survey to the last repair, without ever handing you on to someone else.",
      ),
      action: link("Button", { label: "Go", to: "#services" }, 12),
      picture: picture("Picture", building, { width: 1600, height: 1000, sizes: "100vw" }),
    }),
    order: order("Order of the sections", {
      facts: "Figures",
      services: "Services",
      contact: "Contact",
      contactForm: "Contact form",
    }),
    facts: section("Figures", {
      items: list(
        "Figures",
        "Figure",
        { figure: text("Figure", "10", { max: 6 }), label: text("Meaning", "what it counts") },
        {
          sample: [
            { figure: "31", label: "people, from draftsman to site manager" },
            { figure: "112", label: "buildings in our care at this moment" },
            { figure: "1", label: "contact for you, from first visit to last repair" },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    services,
    contact: section("Contact", {
      title: text("Headline", "Contact"),
      text: paragraph(
        "Text",
        "Tell us where your building stands. We come and look at it, free of charge.",
      ),
      phone: link("Telephone", { label: "555 010 0148", to: "tel:+15550100148" }, 24),
      email: link("E-mail", {
        label: "office@company.example",
        to: "mailto:office@company.example",
      }),
      address: paragraph("Address", "18 Foundry Row, third floor\nbeside the old crane"),
      drawing: choice("Drawing", "map", { map: "A street map", picture: "Own picture" }),
      picture: picture("Own picture", building, { width: 1600, height: 1000, sizes: "46vw" }),
    }),
    contactForm: contactSection({
      title: "Write to us",
      text: "Tell us about your building and how to reach you. One of us answers on the next working day.",
    }),
    footer: group("Footer", {
      text: paragraph("Text", "Survey, planning, construction and care of working buildings."),
      links: pageLinks(30),
      visit: paragraph("Visit", [
        "18 Foundry Row, third floor\nMonday to Friday, 8:00 to 17:00\n",
        { text: "office@company.example", to: "mailto:office@company.example" },
      ]),
    }),
    words: group("Buttons and labels", {
      mainNavigation: word("Name of the side menu", words.mainNavigation),
      onThisPage: word("Above the footer's links", onThisPage),
      visitUs: word("Above the footer's address", visitUs),
    }),
  },
  migrations: { 2: withContactFormIn("order") },
});
