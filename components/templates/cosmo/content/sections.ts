import { choice, group, link, list, paragraph, picture, section, text } from "../../content/slots";

const room = { width: 1600, height: 900 };

const slides = section("Slides", {
  name: text("Name of the slides", "Rooms of the season"),
  items: list(
    "Slides",
    "Slide",
    {
      picture: picture(
        "Picture",
        {
          file: "slide-1.webp",
          alt: "Living room with a green sofa, two yellow cushions and a low table in daylight",
        },
        { ...room, sizes: "62vw" },
      ),
      title: text("Title", "New slide"),
      text: text("Text", "What it shows, in one line.", { isOptional: true }),
    },
    {
      sample: [
        {
          title: "The long evening",
          text: "A sofa to sink into, a low table, one good lamp.",
        },
        {
          picture: {
            file: "slide-2.webp",
            alt: "Dining room with eight yellow chairs around a long table",
          },
          title: "Room for eight",
          text: "A table that grows and chairs nobody wants to leave.",
        },
        {
          picture: {
            file: "slide-3.webp",
            alt: "Blue room with a yellow armchair and a bookshelf",
          },
          title: "A corner of your own",
          text: "An armchair, a shelf within reach, the door closed.",
        },
      ],
      min: 1,
      max: 5,
    },
  ),
});

export const banner = group("Banner", {
  title: text("Headline", "Rooms that keep good company"),
  text: paragraph(
    "Introduction",
    "Furniture drawn, built and upholstered under one roof, made to be sat on, leaned against and handed down.",
  ),
  action: link("Button", { label: "Look around the shop", to: "#shop" }),
  slides,
});

export const shop = section("Shop", {
  title: text("Headline", "Shop", { max: 30 }),
  text: paragraph(
    "Introduction",
    "Four pieces we would never take out of the range. Everything else grew around them.",
  ),
  items: list(
    "Pieces",
    "Piece",
    {
      name: text("Name", "New piece"),
      text: text("Description", "What it is made of", { isOptional: true }),
      poster: choice("Drawing", "chair", {
        chair: "A chair",
        lamp: "A lamp",
        sideboard: "A sideboard",
        sofa: "A sofa",
        picture: "Own picture",
      }),
      picture: picture(
        "Own picture",
        { file: "slide-3.webp", alt: "Blue room with a yellow armchair and a bookshelf" },
        { ...room, sizes: "25vw" },
      ),
    },
    {
      sample: [
        { name: "Alma lounge chair", text: "Bent beech, wool from the valley", poster: "chair" },
        { name: "Orbit floor lamp", text: "Spun steel, a warm reading light", poster: "lamp" },
        { name: "Meridian sideboard", text: "Oak and lacquer, three doors", poster: "sideboard" },
        { name: "Sunday sofa", text: "Seats four, or one lying down", poster: "sofa" },
      ],
      min: 1,
      max: 16,
    },
  ),
});

export const team = section("Team", {
  title: text("Headline", "Team", { max: 30 }),
  text: paragraph(
    "Introduction",
    "Twenty-six people work in the house. These four will know your name.",
  ),
  items: list(
    "People",
    "Person",
    {
      name: text("Name", "New name"),
      role: text("Work", "What this person does", { isOptional: true }),
    },
    {
      sample: [
        { name: "Ines Aldana", role: "Draws every piece, full size, by hand" },
        { name: "Tomas Wirth", role: "Runs the joinery and its eleven benches" },
        { name: "Priya Nandan", role: "Upholsters, dyes and picks the wools" },
        { name: "Jo Bellamy", role: "Plans your room and brings it to you" },
      ],
      min: 1,
      max: 12,
    },
  ),
});

export const projects = section("Projects", {
  title: text("Headline", "Projects", { max: 30 }),
  items: list(
    "Projects",
    "Project",
    {
      picture: picture(
        "Picture",
        { file: "slide-2.webp", alt: "Dining room with its new table and chairs" },
        { ...room, sizes: "62vw" },
      ),
      title: text("Title", "New project"),
      text: paragraph("Text", "What was made, and for whom."),
    },
    {
      sample: [
        {
          title: "A house by the lock",
          text: ["Five rooms for a family of six, built in one winter."],
        },
        {
          picture: { file: "slide-3.webp", alt: "Reading corner with an armchair and shelves" },
          title: "The night library",
          text: ["Forty armchairs and a wall of shelves for a town that reads late."],
        },
      ],
      min: 1,
      max: 6,
    },
  ),
});

/** The days of a month by their number. */
const days = Object.fromEntries(
  Array.from({ length: 31 }, (_, index) => [String(index + 1), String(index + 1)]),
);

const months = {
  january: "January",
  february: "February",
  march: "March",
  april: "April",
  may: "May",
  june: "June",
  july: "July",
  august: "August",
  september: "September",
  october: "October",
  november: "November",
  december: "December",
} as const;

/** A month's number, from 1. */
export const monthNumber = (month: keyof typeof months): number =>
  Object.keys(months).indexOf(month) + 1;

export const calendar = section("Calendar", {
  title: text("Headline", "Calendar", { max: 30 }),
  text: paragraph(
    "Introduction",
    "The workshop door is open on these days. Come in, the coffee is on us.",
  ),
  items: list(
    "Dates",
    "Date",
    {
      month: choice("Month", "january", months),
      day: choice("Day", "1", days),
      title: text("Title", "New date"),
      text: text("Text", "10:00, what happens", { isOptional: true }),
    },
    {
      sample: [
        { month: "october", day: "4", title: "Open workshop", text: "10:00, all benches running" },
        { month: "october", day: "17", title: "Wool day", text: "14:00, dyeing in the yard" },
        { month: "november", day: "8", title: "Sit-in", text: "11:00, try all our chairs" },
        { month: "december", day: "2", title: "Winter rooms", text: "18:00, first look and soup" },
      ],
      min: 1,
      max: 12,
    },
  ),
});
