import { contactPart, contactSection } from "../content/contact";
import { declareContent } from "../content/declaration";
import {
  choice,
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

const panelLinks = list(
  "Links",
  "Link",
  { link: link("Link", { label: "Link", to: "#silent-main" }) },
  {
    sample: [
      { link: { label: "Packages", to: "#silent-shop" } },
      { link: { label: "About", to: "#silent-about" } },
      { link: { label: "Social", to: "#silent-social" } },
      { link: { label: "Contact", to: "#silent-contact" } },
    ],
    min: 1,
    max: 8,
  },
);

export const content = declareContent({
  parts: {
    "silent-main": "Top of the page",
    "silent-shop": "Packages",
    "silent-about": "About",
    "silent-social": "Social",
    "silent-contact": "Contact",
    ...contactPart,
  },
  about: { address: "contact.address" },
  slots: {
    bar: group("Bar at the top", {
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#silent-main" }, 20) },
        {
          sample: [
            { link: { label: "Packages", to: "#silent-shop" } },
            { link: { label: "About", to: "#silent-about" } },
            { link: { label: "Contact", to: "#silent-contact" } },
          ],
          min: 1,
          max: 5,
        },
      ),
    }),
    opening: group("Top of the page", {
      kicker: text("Line above the headline", "Acoustics for working people"),
      title: text("Headline", "Buildings that keep their voice down."),
      lead: paragraph(
        "Introduction",
        "We plan, tune and look after offices where forty people share one room and nobody has to whisper.",
      ),
      action: link("Button", { label: "See the packages", to: "#silent-shop" }),
      second: link("Second link", { label: "Ask for a visit", to: "#silent-contact" }),
      picture: picture(
        "Picture",
        {
          file: "office.webp",
          alt: "Two office towers at blue dusk, a few of their windows still lit",
        },
        { width: 1600, height: 1000, sizes: "640px" },
      ),
      place: text("Picture's place", "Harbour House, level 4"),
      caption: text("Picture's caption", "17:40, everyone still at work"),
    }),
    measures: section("Figures", {
      label: text("Name of the section", "What we measured"),
      items: list(
        "Figures",
        "Figure",
        { value: text("Value", "100", { max: 12 }), label: text("Meaning", "what it counts") },
        {
          sample: [
            { value: "31 dB", label: "background level at five in the afternoon" },
            { value: "0.4 s", label: "reverberation in the open office" },
            { value: "212", label: "floors looked after since 2009" },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    packages: section("Packages", {
      title: text("Headline", "Three ways to begin"),
      lead: paragraph(
        "Introduction",
        "Start with the smallest one. Most clients find that half the noise is furniture.",
      ),
      items: list(
        "Packages",
        "Package",
        {
          name: text("Name", "New package"),
          text: paragraph("Description", "What it includes, in a sentence or two."),
          term: text("Duration", "1 day", { max: 24 }),
          before: text("Word before the price", "", { max: 12, isOptional: true }),
          price: price("Price", 10_000),
          drawing: choice("Drawing", "calm", { loud: "Loud", half: "Half", calm: "Calm" }),
        },
        {
          sample: [
            {
              name: "Listening visit",
              text: [
                "Two engineers spend a working day in your rooms with microphones and notebooks. You get a noise map and a list of ten repairs.",
              ],
              term: "1 day",
              price: usd(48_000),
              drawing: "loud",
            },
            {
              name: "Quiet plan",
              text: [
                "Drawings, materials and a phased budget for one floor, agreed with the people who sit on it.",
              ],
              term: "3 weeks",
              price: usd(290_000),
              drawing: "half",
            },
            {
              name: "Full refit",
              text: [
                "We build at night, move nobody for longer than a weekend and measure again before the final invoice.",
              ],
              term: "10 weeks",
              before: "from",
              price: usd(1_800_000),
              drawing: "calm",
            },
          ],
          min: 1,
          max: 9,
        },
      ),
    }),
    contactForm: contactSection({
      title: "Tell us how it sounds",
      text: "Describe the room and what you hear in it. An engineer answers within two working days.",
    }),
    about: group("About", {
      title: text("Headline", "About", { max: 30 }),
      text: paragraph(
        "Text",
        [
          { brand: true },
          " is a small office of acousticians and joiners. We believe that silence is a material, and that it should be delivered on time.",
        ],
        { max: 300 },
      ),
    }),
    social: section("Social", {
      title: text("Headline", "Social", { max: 30 }),
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#silent-social" }) },
        {
          sample: [
            { link: { label: "Photographs", to: "#silent-social" } },
            { link: { label: "Field recordings", to: "#silent-social" } },
            { link: { label: "Careers and people", to: "#silent-social" } },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    contact: group("Contact", {
      title: text("Headline", "Contact", { max: 30 }),
      email: link("E-mail", { label: "hello@silent.example", to: "mailto:hello@silent.example" }),
      phone: link("Telephone", { label: "+1 555 013 0131", to: "tel:+15550130131" }),
      address: paragraph("Address", "14 Quay Street, second courtyard, ring twice"),
    }),
    menu: group("Menu panel", {
      links: panelLinks,
    }),
    cart: group("Cart panel", {
      text: paragraph("Text", "All quiet in here. Choose a package and it will wait for you."),
      action: link("Button", { label: "See the packages", to: "#silent-shop" }),
    }),
    user: group("User panel", {
      text: paragraph(
        "Text",
        "You are browsing as a guest. Clients receive their sign-in with the first report.",
      ),
      action: link("Button", { label: "Become a client", to: "#silent-contact" }),
    }),
    words: group("Buttons and labels", {
      skip: word("Skip link", words.skipToContent),
      mainNavigation: word("Name of the bar", words.mainNavigation),
      sideNavigation: word("Name of the side bar", words.sideNavigation),
      menu: word("Menu", words.menu, 14),
      shop: word("Shop", words.shop, 14),
      cart: word("Cart", words.cart, 14),
      user: word("User", words.user, 14),
    }),
  },
});
