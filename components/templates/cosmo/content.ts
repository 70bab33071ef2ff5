import { contactPart, contactSection, withContactFormIn } from "../content/contact";
import { declareContent } from "../content/declaration";
import { choice, group, link, list, order, section, text, word } from "../content/slots";
import { mainNavigation } from "../content/words";
import { banner, calendar, projects, shop, team } from "./content/sections";
import * as words from "./words";

export const content = declareContent({
  version: 2,
  parts: {
    shop: "Shop",
    team: "Team",
    projects: "Projects",
    calendar: "Calendar",
    follow: "Footer",
    ...contactPart,
  },
  slots: {
    notice: section("Notice at the top", {
      text: text("Text", "Free delivery and assembly for every room ordered this season."),
      link: link("Link", { label: "See the pieces", to: "#shop" }),
    }),
    bar: group("Bar", {
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#shop" }, 20) },
        {
          sample: [
            { link: { label: "Shop", to: "#shop" } },
            { link: { label: "Team", to: "#team" } },
            { link: { label: "Projects", to: "#projects" } },
            { link: { label: "Calendar", to: "#calendar" } },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    notices: section("Notifications", {
      items: list(
        "Notifications",
        "Notification",
        { title: text("Title", "Something new"), text: text("Text", "What happened.") },
        {
          sample: [
            {
              title: "Your sideboard left the workshop",
              text: "It arrives on Thursday before noon.",
            },
            { title: "The wool samples are in", text: "Three greens and a deep blue." },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    user: section("User menu", {
      initials: text("Initials", "ML", { max: 3 }),
      name: text("Name", "Mara Lindqvist"),
    }),
    banner,
    order: order("Order of the sections", {
      shop: "Shop",
      team: "Team",
      projects: "Projects",
      calendar: "Calendar",
      contactForm: "Contact form",
    }),
    shop,
    team,
    projects,
    calendar,
    contactForm: contactSection({
      title: "Tell us about your room",
      text: "What it is for, who lives in it and what may stay. One of us answers, usually with a drawing.",
    }),
    footer: group("Footer", {
      channels: list(
        "Channels",
        "Channel",
        {
          link: link("Link", { label: "Link", to: "#follow" }, 20),
          icon: choice("Drawing", "talk", {
            picture: "A camera",
            film: "A film",
            talk: "A speech bubble",
            letter: "A letter",
          }),
        },
        {
          sample: [
            { link: { label: "Pictures", to: "#follow" }, icon: "picture" },
            { link: { label: "Films", to: "#follow" }, icon: "film" },
            { link: { label: "Talks", to: "#follow" }, icon: "talk" },
            { link: { label: "Letters", to: "#follow" }, icon: "letter" },
          ],
          min: 0,
          max: 6,
        },
      ),
      copyright: text("Before the company's name", "© 2023", { max: 24 }),
    }),
    words: group("Buttons and labels", {
      mainNavigation: word("Name of the bar", mainNavigation),
      lightOrDark: word("Switch for light and dark", words.lightOrDark),
      viewNotifications: word("Button of the notifications", words.viewNotifications),
      notifications: word("Above the notifications", words.notifications),
      openUserMenu: word("Button of the user menu", words.openUserMenu),
      yourProfile: word("Your Profile", words.yourProfile),
      settings: word("Settings", words.settings),
      signOut: word("Sign out", words.signOut),
      chooseSlide: word("Name of the slides' buttons", words.chooseSlide),
      slide: word("Name of a slide's button", words.slide),
      previousSlide: word("Previous slide", words.previousSlide),
      nextSlide: word("Next slide", words.nextSlide),
      allRightsReserved: word("After the company's name", words.allRightsReserved),
    }),
  },
  migrations: { 2: withContactFormIn("order") },
});
