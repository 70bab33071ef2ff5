import { contactPart, contactSection } from "../content/contact";
import { declareContent } from "../content/declaration";
import { type Catalog, orderForm, orderWords } from "../content/forms";
import { choice, group, list, paragraph, picture, price, text, usd, word } from "../content/slots";
import type { ContentValues } from "../content/values";
import * as words from "../content/words";
import * as own from "./words";

const size = { width: 800, height: 800 };

/** The first sentence is the line on its card. */
const description = (feature: string) => [
  `${feature}. Designed to be picked up, turned around and put somewhere new, as often as you like.`,
];

const products = list(
  "Products",
  "Product",
  {
    name: text("Name", "New product", { max: 40 }),
    price: price("Price", 1_000, true),
    feature: text("Line under the name", "Its best side, in a few words", { max: 60 }),
    description: paragraph("Description", "What it is, in two or three sentences.", { max: 400 }),
    picture: picture(
      "Picture",
      { file: "product-1.webp", alt: "A green dome lamp on a marble foot" },
      { ...size, sizes: "380px" },
    ),
    tile: choice("Shape behind it", "circle", {
      circle: "Circle",
      hill: "Hill",
      corner: "Corner",
      leaf: "Leaf",
      "pale-leaf": "Pale leaf",
      "dark-circle": "Dark circle",
      "bright-hill": "Bright hill",
    }),
  },
  {
    sample: [
      {
        name: "Product 1",
        price: usd(1_000),
        feature: "Stands on any shelf",
        description: description("Stands on any shelf"),
        picture: {
          file: "product-1.webp",
          alt: "Product 1, a green dome lamp on a marble foot",
        },
        tile: "circle",
      },
      {
        name: "Product 2",
        price: usd(1_500),
        feature: "Smooth on every side",
        description: description("Smooth on every side"),
        picture: {
          file: "product-2.webp",
          alt: "Product 2, a bone white vase with green twigs",
        },
        tile: "hill",
      },
      {
        name: "Product 3",
        price: usd(1_000),
        feature: "Made for a small room",
        description: description("Made for a small room"),
        picture: {
          file: "product-3.webp",
          alt: "Product 3, a green bookshelf speaker in an oak case",
        },
        tile: "corner",
      },
      {
        name: "Product 4",
        price: usd(1_500),
        feature: "Looks good from behind",
        description: description("Looks good from behind"),
        picture: {
          file: "product-4.webp",
          alt: "Product 4, a round green table clock on an oak stand",
        },
        tile: "leaf",
      },
      {
        name: "Product 5",
        price: usd(1_000),
        feature: "Takes one hand to move",
        description: description("Takes one hand to move"),
        picture: {
          file: "product-5.webp",
          alt: "Product 5, a pale green mushroom lamp",
        },
        tile: "pale-leaf",
      },
      {
        name: "Product 6",
        price: usd(1_500),
        feature: "Balanced, but only just",
        description: description("Balanced, but only just"),
        picture: {
          file: "product-6.webp",
          alt: "Product 6, a ribbed green vase beside a small white one",
        },
        tile: "dark-circle",
      },
      {
        name: "Product 7",
        price: usd(1_000),
        feature: "Happy on a windowsill",
        description: description("Happy on a windowsill"),
        picture: {
          file: "product-7.webp",
          alt: "Product 7, a green desk lamp with a brass arm",
        },
        tile: "bright-hill",
      },
      {
        name: "Product 8",
        price: usd(1_500),
        feature: "Never faces the wall",
        description: description("Never faces the wall"),
        picture: {
          file: "product-8.webp",
          alt: "Product 8, a green table radio with a leather handle",
        },
        tile: "corner",
      },
    ],
    min: 1,
    max: 40,
  },
);

const filters = list(
  "Filters",
  "Filter",
  {
    label: text("Name", "Filter", { max: 20 }),
    choices: list(
      "Choices",
      "Choice",
      { label: text("Choice", "Choice", { max: 30 }) },
      { sample: [{ label: "Choice" }], min: 1, max: 20 },
    ),
  },
  {
    sample: [
      { label: "Type", choices: [{ label: "Filter 1" }, { label: "Filter 2" }] },
      { label: "Finish", choices: [{ label: "Filter 3" }, { label: "Filter 4" }] },
      { label: "Room", choices: [{ label: "Filter 5" }, { label: "Filter 6" }] },
    ],
    min: 0,
    max: 3,
  },
);

const oldPaths = ["poster.first", "poster.second", "poster.third"];

const sampleLines = ["Objects", "that won’t", "sit still"];

/** Its headline was three texts; those that nobody had changed were the sample's. */
function withOneTitle(content: ContentValues): ContentValues {
  const written = oldPaths.map((path) => content[path]);
  if (written.every((line) => line === undefined)) return content;
  const [first = "", second, third] = written.map((line, place) =>
    typeof line === "string" ? line : sampleLines[place],
  );
  const title = second
    ? [`${first}\n`, { text: second, mark: "em" } as const, ...(third ? [`\n${third}`] : [])]
    : [[first, third].filter(Boolean).join("\n")];
  const others = Object.entries(content).filter(([path]) => !oldPaths.includes(path));
  return { ...Object.fromEntries(others), "poster.title": title };
}

export const content = declareContent({
  version: 2,
  parts: { "motion-top": "Top of the page", "motion-products": "Products", ...contactPart },
  slots: {
    poster: group("Poster", {
      title: paragraph(
        "Headline",
        ["Objects\n", { text: "that won’t", mark: "em" }, "\nsit still"],
        { max: 50 },
      ),
      picture: picture("Picture", { file: "product-1.webp", alt: "" }, { ...size, sizes: "340px" }),
    }),
    search: group("Search", {
      placeholder: word("Example in the search field", own.searchByName, 24),
      filters,
      nothing: word("When nothing is found", own.nothingFound, 100),
    }),
    products: group("Products", {
      title: text("Headline", "Products", { max: 30 }),
      items: products,
      promises: list(
        "Lines under every description",
        "Line",
        { text: text("Line", "What comes with every product", { max: 60 }) },
        {
          sample: [
            { text: "Leaves our shop within two days" },
            { text: "Thirty days to change your mind" },
          ],
          min: 0,
          max: 4,
        },
      ),
    }),
    contactForm: contactSection({
      title: "Say hello",
      text: "Tell us what you are looking for. We are quick on our feet.",
    }),
    foot: group("Footer", {
      text: paragraph("Text", "Two prices, eight objects, all of them made to be moved."),
    }),
    orderForm: orderForm(orderWords),
    words: group("Buttons and labels", {
      theme: word("Theme switch", words.switchTheme, 24),
      cart: word("Cart", words.cart, 14),
      inCart: word("Name of the cart’s number", own.itemsInCart),
      search: word("Search", words.search, 20),
      inView: word("After the number of products", own.inView),
      add: word("Button that adds to the cart", words.addToCart, 24),
      detail: word("Button that opens a product", own.viewDetail, 24),
      back: word("Button that closes a product", own.backToProducts, 30),
      top: word("Link to the top", words.backToTop, 30),
    }),
  },
  migrations: { 2: withOneTitle },
});

export const catalog: Catalog = { items: "products.items", name: ["name"], price: "price" };
