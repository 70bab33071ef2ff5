import { contactPart, contactSection, withContactFormIn } from "../content/contact";
import { declareContent } from "../content/declaration";
import { type Catalog, orderForm, orderWords } from "../content/forms";
import {
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
import { backToTop, cart, mainNavigation, switchTheme } from "../content/words";
import { shop } from "./content/shop";
import * as words from "./words";

const square = { width: 800, height: 800 };

const story = section("Story", {
  picture: picture(
    "Picture",
    {
      file: "espresso-machine.webp",
      alt: "Espresso machine with a wooden handle, cups warming on top",
    },
    { ...square, sizes: "(min-width: 900px) 46vw, 100vw" },
  ),
  title: text("Headline", "Coffee, before the first word"),
  text: paragraph(
    "Text",
    "The espresso machine warms up while you find your cup. Three dials, one handle, no screen to wake you up before the coffee does.",
  ),
  promises: list(
    "Promises",
    "Promise",
    {
      name: text("Name", "New promise"),
      text: text("Text", "What your customers can rely on.", { max: 100 }),
    },
    {
      sample: [
        { name: "Repair first", text: "Every part can be ordered, for at least twelve years." },
        { name: "Carried in", text: "We bring it to the counter and take the box away." },
        {
          name: "Live with it",
          text: "Sixty mornings to decide if it belongs in your kitchen.",
        },
      ],
      min: 0,
      max: 8,
    },
  ),
});

export const content = declareContent({
  version: 2,
  parts: {
    "cali-top": "Top of the page",
    "cali-products": "Products",
    "cali-cart": "Cart",
    "cali-coffee-title": "Story",
    ...contactPart,
  },
  slots: {
    opening: group("Top of the page", {
      title: text("Headline", "Made for slow mornings"),
      lead: paragraph(
        "Introduction",
        "Eight appliances in quiet colors, for counters that catch the early light and cooks who take their time.",
      ),
      action: link("Button", { label: "See all eight", to: "#cali-products" }),
      tall: picture(
        "Large picture",
        { file: "stand-mixer.webp", alt: "Celadon stand mixer on a kitchen counter" },
        { ...square, sizes: "(min-width: 900px) 34vw, 62vw" },
      ),
      small: picture(
        "Small picture",
        {
          file: "electric-kettle.webp",
          alt: "Celadon kettle with a wooden handle beside it",
        },
        { ...square, sizes: "(min-width: 900px) 23vw, 42vw" },
      ),
    }),
    order: order("Order of the sections", {
      shop: "Products",
      story: "Story",
      contactForm: "Contact form",
    }),
    shop,
    story,
    contactForm: contactSection({
      title: "Ask us at the counter",
      text: "A color, a spare part, a repair: write to us, and the answer is there by breakfast.",
    }),
    footer: group("Footer", {
      text: text("Text", "Kitchen things, made to be kept."),
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#cali-products" }) },
        {
          sample: [{ link: { label: "Products", to: "#cali-products" } }],
          min: 0,
          max: 6,
        },
      ),
    }),
    orderForm: orderForm({
      title: orderWords.title,
      quantity: orderWords.quantity,
      empty: orderWords.empty,
    }),
    words: group("Buttons and labels", {
      mainNavigation: word("Name of the bar", mainNavigation),
      filters: word("Name of the filters", words.products),
      color: word("First filter", words.color, 16),
      category: word("Second filter", words.category, 16),
      all: word("Every color or category", words.all),
      nothing: word("When a filter finds nothing", words.nothing),
      switchTheme: word("Switch for light and dark", switchTheme),
      goToCart: word("Cart in the bar", words.goToCart),
      putInCart: word("Button of a product", words.putInCart),
      inYourCart: word("After the number of products", words.inYourCart),
      total: word("Before the sum", words.total),
      finishAndPay: word("Button to pay", words.finishAndPay, 24),
      keepLooking: word("Button after paying", words.keepLooking),
      pages: word("Name of the page numbers", words.pages),
      page: word("Name of a page number", words.page),
      previous: word("Previous", words.previous, 16),
      next: word("Next", words.next, 16),
      footer: word("Name of the footer's links", words.footer),
      cart: word("Cart in the footer", cart),
      backToTop: word("Back to top", backToTop),
    }),
  },
  migrations: { 2: withContactFormIn("order") },
});

export const catalog: Catalog = { items: "shop.items", name: ["name"], price: "price" };
