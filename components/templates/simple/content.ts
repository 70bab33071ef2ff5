import { contactPart, contactSection } from "../content/contact";
import { declareContent } from "../content/declaration";
import { type Catalog, orderForm } from "../content/forms";
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
import * as ownWords from "./words";

const bags = list(
  "Products",
  "Product",
  {
    name: text("Name", "New bag"),
    price: price("Price", 5_000, true),
    note: paragraph("Description", "What it is for, in a sentence."),
    color: text("Color", "", { max: 24, isOptional: true }),
    facts: list(
      "Facts",
      "Fact",
      {
        term: text("Name", "Fact", { max: 24 }),
        value: text("Value", "Value", { max: 30 }),
      },
      { sample: [], min: 0, max: 8 },
    ),
    picture: picture(
      "Picture",
      { file: "hip-bag.webp", alt: "Salmon hip bag with a wide strap and a front zip" },
      { width: 800, height: 800, sizes: "50vw" },
    ),
    cloth: choice("Cloth behind the picture", "hip-bag", { "hip-bag": "Salmon", satchel: "Blue" }),
    quantity: choice("Quantity in the cart", "0", {
      "0": "Not in the cart",
      "1": "1",
      "2": "2",
      "3": "3",
      "4": "4",
      "5": "5",
    }),
  },
  {
    sample: [
      {
        name: "Throwback Hip Bag",
        price: usd(9_000),
        note: ["For keys, a phone and the long way home."],
        color: "Salmon",
        facts: [
          { term: "Holds", value: "2.4 litres" },
          { term: "Weighs", value: "310 grams" },
          { term: "Made of", value: "Waxed cotton" },
        ],
        picture: {
          file: "hip-bag.webp",
          alt: "Salmon hip bag with a wide strap and a front zip",
        },
        cloth: "hip-bag",
        quantity: "1",
      },
      {
        name: "Medium Stuff Satchel",
        price: usd(3_200),
        note: ["Room for a book, a lunch and a rolled-up jacket."],
        color: "Blue",
        facts: [
          { term: "Holds", value: "11 litres" },
          { term: "Weighs", value: "540 grams" },
          { term: "Made of", value: "Cotton canvas" },
        ],
        picture: { file: "satchel.webp", alt: "Blue satchel with a flap and a shoulder strap" },
        cloth: "satchel",
        quantity: "1",
      },
    ],
    min: 1,
    max: 12,
  },
);

export const content = declareContent({
  parts: { bags: "Products", promise: "Promise", visit: "Footer", ...contactPart },
  about: { address: "visit.address", hours: "visit.hours" },
  slots: {
    bar: group("Bar at the top", {
      links: list(
        "Links",
        "Link",
        { link: link("Link", { label: "Link", to: "#bags" }, 20) },
        {
          sample: [
            { link: { label: "Bags", to: "#bags" } },
            { link: { label: "Promise", to: "#promise" } },
            { link: { label: "Visit", to: "#visit" } },
          ],
          min: 1,
          max: 5,
        },
      ),
    }),
    opening: group("Top of the page", {
      title: text("Headline", "Two hands free."),
      text: paragraph(
        "Introduction",
        "Two bags, one sewing table. A small one for the hip and a larger one for the shoulder, made from cloth that gets better with every trip.",
      ),
      action: link("Button", { label: "See both bags", to: "#bags" }),
      picture: picture(
        "Picture",
        { file: "satchel.webp", alt: "The blue satchel from the front" },
        { width: 800, height: 800, sizes: "50vw" },
      ),
    }),
    bags: group("Products", {
      label: text("Name of the section", "Bags"),
      items: bags,
    }),
    cart: section("Cart", {
      empty: paragraph("Empty cart", "Your cart is empty. Both bags are still on the shelf."),
    }),
    promise: section("Promise", {
      title: text("Headline", "A bag is finished when you stop wearing it."),
      items: list(
        "Promises",
        "Promise",
        {
          title: text("Headline", "New promise"),
          text: paragraph("Text", "What a customer can rely on, in a sentence or two."),
        },
        {
          sample: [
            {
              title: "Sewn to order",
              text: ["Your bag is cut the day you order it and leaves our table within the week."],
            },
            {
              title: "Thirty days to try",
              text: [
                "Wear it, fill it, take it out in the rain. Not yours after all? Send it back.",
              ],
            },
            {
              title: "Mended for good",
              text: [
                "Zips, straps and seams: we repair every bag we have made, however old it is.",
              ],
            },
          ],
          min: 1,
          max: 6,
        },
      ),
    }),
    contactForm: contactSection({
      title: "Write to the sewing room",
      text: "A strap too short, a zip that sticks, a color you miss: we read everything and answer from the table.",
    }),
    visit: group("Footer", {
      address: paragraph("Address", "The sewing room\n6 Ropewalk Yard, ground floor"),
      hours: paragraph("Opening hours", "Tuesday to Saturday\n10:00 to 18:00", {
        isOptional: true,
      }),
      email: link("E-mail", {
        label: "hello@company.example",
        to: "mailto:hello@company.example",
      }),
    }),
    orderForm: orderForm({ add: word("Add to cart", words.addToCart) }),
    words: group("Buttons and labels", {
      mainNavigation: word("Name of the bar", words.mainNavigation),
      cart: word("Cart", words.cart, 20),
      shoppingCart: word("Headline of the cart", ownWords.shoppingCart),
      closePanel: word("Close the cart, read aloud", ownWords.closePanel),
      color: word("Color", ownWords.color),
      quantity: word("Quantity", words.quantity),
      remove: word("Remove", words.remove),
      removeItem: word("Remove a product, read aloud", words.removeItem, 60),
      subtotal: word("Subtotal", words.subtotal),
      shipping: word("Note below the subtotal", ownWords.shipping),
      checkout: word("Checkout", ownWords.checkout),
      or: word("Before the way back to the page", ownWords.or, 20),
      continueShopping: word("Way back to the page", words.continueShopping),
    }),
  },
});

export const catalog: Catalog = {
  section: "cart",
  items: "bags.items",
  name: ["name", "color"],
  price: "price",
};
