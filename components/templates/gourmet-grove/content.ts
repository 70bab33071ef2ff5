import { contactPart, contactSection, withContactFormIn } from "../content/contact";
import { declareContent } from "../content/declaration";
import * as formWords from "../content/form-words";
import { type RequestDeclaration, requestForm, requestSend } from "../content/forms";
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
  usd,
  word,
} from "../content/slots";
import * as words from "../content/words";
import * as own from "./words";

const square = { width: 900, height: 900, sizes: "(max-width: 1200px) 300px, 25vw" };

const columns = group("Texts side by side", {
  elaboration: section("Elaboration", {
    title: text("Headline", "Elaboration", { max: 24 }),
    text: paragraph(
      "Text",
      "A plate starts as a whole plant. Leaf, stem and root are parted at the bench, and each meets the fire at its own hour.",
    ),
    action: text("Button", "Action", { max: 30 }),
    picture: picture(
      "Picture",
      {
        file: "elaboration.webp",
        alt: "Carrots, tomatoes and bay on a wooden board at the kitchen bench",
      },
      square,
    ),
    panel: text("Headline of what the button opens", "From bed to plate", { max: 40 }),
    steps: list(
      "Steps",
      "Step",
      {
        name: text("Name", "New step"),
        text: paragraph("Text", "What happens, in a sentence.", { max: 160 }),
      },
      {
        sample: [
          {
            name: "Before noon",
            text: ["We pull, wash and weigh. The menu is written from the scale."],
          },
          {
            name: "Afternoon",
            text: ["Stems go to stock, skins to ash, roots into the embers."],
          },
          {
            name: "On the pass",
            text: ["Each plate leaves within ninety seconds of the fire."],
          },
        ],
        min: 1,
        max: 8,
      },
    ),
  }),
  about: section("About", {
    title: text("Headline", "About", { max: 24 }),
    text: paragraph(
      "Text",
      [
        { brand: true },
        " has twenty-eight chairs, one oven and a kitchen door that opens onto the beds. Come early and walk the rows.",
      ],
      { max: 180 },
    ),
    action: text("Button", "Action", { max: 30 }),
    picture: picture(
      "Picture",
      {
        file: "about.webp",
        alt: "A long table in the dining room, set for the evening by candle light",
      },
      square,
    ),
    panel: text("Headline of what the button opens", "Opening hours", { max: 40 }),
    hours: list(
      "Opening hours",
      "Line",
      {
        name: text("Days", "Monday"),
        text: text("Hours", "18:00 to 22:00"),
      },
      {
        sample: [
          { name: "Wednesday to Friday", text: "18:30 to 23:00" },
          { name: "Saturday", text: "17:30 to 23:30" },
          { name: "Sunday lunch", text: "12:30 to 15:30" },
        ],
        min: 1,
        max: 8,
      },
    ),
  }),
});

const menu = section("Menu", {
  title: text("Headline", "Tonight", { max: 30 }),
  lead: paragraph(
    "Introduction",
    "The whole menu for the table, $96 each. Tell us what you do not eat and we will cook around it.",
    { max: 300 },
  ),
  courses: list(
    "Courses",
    "Course",
    {
      name: text("Name", "New course", { max: 60 }),
      price: price("Price", 1_200),
      text: text("Line under the name", "What comes with it", { max: 90, isOptional: true }),
    },
    {
      sample: [
        {
          name: "Beetroot baked in clay",
          text: "Smoked curd, its own leaves, rye",
          price: usd(1_400),
        },
        {
          name: "Broad beans off the coals",
          text: "Mint, preserved lemon, egg yolk",
          price: usd(1_600),
        },
        {
          name: "River trout, three minutes",
          text: "Brown butter, cucumber, dill seed",
          price: usd(2_900),
        },
        {
          name: "Shoulder of lamb, nine hours",
          text: "White turnip, hay, wild garlic",
          price: usd(3_400),
        },
        {
          name: "Hearth bread and cultured butter",
          text: "Baked at four, gone by ten",
          price: usd(700),
        },
        {
          name: "Burnt honey cream",
          text: "Bee pollen, pear, almond skin",
          price: usd(1_200),
        },
      ],
      min: 1,
      max: 40,
    },
  ),
});

const reservation = section(
  "Reservation",
  {
    title: text("Headline", "Reserve a table", { max: 30 }),
    lead: paragraph(
      "Introduction",
      "Tell us the evening and how many you are. We answer the same day, before the kitchen opens.",
      { max: 300 },
    ),
    form: requestForm(
      {
        date: word("Field for the day", own.day),
        time: word("Field for the hour", own.hour),
        guests: word("Field for the number of guests", own.guests),
      },
      { send: requestSend, notYet: word("Note until the site is online", formWords.notYet, 100) },
    ),
  },
  false,
);

export const content = declareContent({
  version: 2,
  parts: {
    home: "Top of the page",
    elaboration: "Elaboration",
    about: "About",
    "gg-menu": "Menu",
    "gg-reserve": "Reservation",
    ...contactPart,
  },
  about: { address: "contact.address", hours: "columns.about.hours" },
  slots: {
    bar: group("Bar at the top", {
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#home" }, 20) },
        {
          sample: [
            { link: { label: "Home", to: "#home" } },
            { link: { label: "Elaboration", to: "#elaboration" } },
            { link: { label: "About", to: "#about" } },
          ],
          min: 1,
          max: 5,
        },
      ),
    }),
    hero: group("Top of the page", {
      picture: picture(
        "Picture",
        {
          file: "dish.webp",
          alt: "Roasted celeriac, young carrots and herb purée on a pale plate, seen from above on dark slate",
        },
        { width: 1920, height: 1200, sizes: "118vw" },
      ),
      kicker: text("Line above the headline", "Supper, five nights a week"),
      title: text("Headline", "Slate, smoke and one walled garden", { max: 60 }),
      lead: paragraph(
        "Introduction",
        "Six courses from a single acre. We cook what was pulled this morning, over oak, and nothing else.",
      ),
      action: link("Button", { label: "Read tonight’s menu", to: "#gg-menu" }),
    }),
    order: order("Order of the sections", {
      columns: "Texts side by side",
      menu: "Menu",
      contactForm: "Contact form",
    }),
    columns,
    menu,
    contactForm: contactSection({
      title: "Write to the kitchen",
      text: "Tell us the evening, how many you are and what you do not eat. We answer before the next service.",
    }),
    reservation,
    contact: group("Contact", {
      address: paragraph("Address", "9 Orchard Wall, behind the old kiln"),
      phone: link("Telephone", { label: "+1 555 013 0198", to: "tel:+15550130198" }),
      email: link(
        "E-mail",
        { label: "table@gourmet-grove.example", to: "mailto:table@gourmet-grove.example" },
        50,
      ),
    }),
    words: group("Buttons and labels", {
      skip: word("Skip link", words.skipToContent),
      mainNavigation: word("Name of the bar", words.mainNavigation),
      close: word("Close", words.close, 20),
      palette: word("Palette", own.palette, 20),
      primary: word("First color", own.primaryBackground),
      secondary: word("Second color", own.secondaryBackground),
      text01: word("Third color", own.textColor1),
      text02: word("Fourth color", own.textColor2),
      reset: word("Reset", own.reset, 20),
    }),
  },
  migrations: { 2: withContactFormIn("order") },
});

export const request: RequestDeclaration = {
  section: "reservation",
  fields: {
    date: "reservation.form.date",
    time: "reservation.form.time",
    guests: "reservation.form.guests",
  },
};
