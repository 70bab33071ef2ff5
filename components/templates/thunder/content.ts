import { contactPart, contactSection } from "../content/contact";
import { declareContent } from "../content/declaration";
import * as formWords from "../content/form-words";
import {
  type Catalog,
  orderForm,
  orderWords,
  type RequestDeclaration,
  shortForm,
} from "../content/forms";
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

const items = list(
  "Products",
  "Product",
  {
    name: text("Name", "New product"),
    line: text("Line below the name", "What it is, in a few words", { max: 60 }),
    size: text("Size", "", { max: 6, isOptional: true }),
    quantity: choice("Quantity", "1", { "1": "1", "2": "2", "3": "3", "4": "4", "5": "5" }),
    price: price("Price", 10_000, true),
    picture: picture(
      "Picture",
      { file: "sneaker-1.webp", alt: "Voltage Low sneaker seen from the side" },
      { width: 800, height: 800, sizes: "(max-width: 640px) 100vw, 40vw" },
    ),
  },
  {
    sample: [
      {
        name: "Voltage Low",
        line: "Court sneaker, knit and suede",
        size: "42",
        price: usd(9_000),
        picture: { file: "sneaker-1.webp", alt: "Voltage Low sneaker seen from the side" },
      },
      {
        name: "Overcast Runner",
        line: "Running shoe, ribbed foam sole",
        size: "44",
        price: usd(11_500),
        picture: { file: "sneaker-2.webp", alt: "Overcast Runner sneaker seen from the side" },
      },
    ],
    min: 1,
    max: 12,
  },
);

export const content = declareContent({
  parts: {
    "thunder-top": "Top of the page",
    "thunder-categories": "Categories",
    "thunder-cart": "Cart",
    "thunder-help": "Help",
    ...contactPart,
  },
  slots: {
    categories: section("Categories", {
      items: list(
        "Categories",
        "Category",
        { name: text("Name", "New category", { max: 20 }) },
        {
          sample: [
            { name: "Men" },
            { name: "Woman" },
            { name: "Kids" },
            { name: "Accessories" },
            { name: "Sale" },
          ],
          min: 1,
          max: 8,
        },
      ),
    }),
    bar: group("Bar at the top", {
      help: link("Help", { label: "Do you need help?", to: "#thunder-help" }),
    }),
    banner: section("Banner", {
      title: text("Large words", "Free shipping", { max: 30 }),
      text: text("Text", "on everything in this cart", { max: 80 }),
    }),
    heading: group("Heading", {
      title: word("Headline", ownWords.yourCart, 24),
      text: paragraph("Text", "Laced, boxed and ready to leave today.", { max: 80 }),
    }),
    cart: group("Cart", { items }),
    summary: group("Summary", {
      shipping: price("Shipping", 0, true),
      note: paragraph("Note below the buttons", "Thirty days to change your mind, worn indoors.", {
        isOptional: true,
      }),
    }),
    promo: section("Promo code (sample only)", {
      label: word("Label", ownWords.promoCode),
      apply: word("Button", ownWords.apply, 14),
    }),
    tax: section("Tax", {
      label: word("Label", ownWords.tax),
      text: word("Text", ownWords.knownAtPayment),
    }),
    secondPayment: section("Second way to pay", {
      label: text("Button", "PayPal", { max: 20 }),
    }),
    help: section("Help", {
      title: text("Headline", "Help, fast"),
      items: list(
        "Answers",
        "Answer",
        {
          question: text("Question", "New question?", { max: 80 }),
          answer: paragraph("Answer", "The answer, in a sentence or two.", { max: 500 }),
        },
        {
          sample: [
            {
              question: "Where is my order?",
              answer: [
                "Orders placed before three in the afternoon leave the same day. You get a tracking number by e-mail when the courier scans the box.",
              ],
            },
            {
              question: "Which size do I take?",
              answer: [
                "Stand on a sheet of paper, mark heel and toe, add half a centimeter. Between two sizes, take the larger one.",
              ],
            },
            {
              question: "How do I send a pair back?",
              answer: [
                "Put the pair in its box, stick the label on it and hand it to any courier within thirty days. The way back costs nothing.",
              ],
            },
          ],
          min: 1,
          max: 12,
        },
      ),
    }),
    contactForm: contactSection({
      title: "Talk to us",
      text: "A size, a lace, a late box: write, and you hear from us today.",
    }),
    join: section("Join", {
      text: paragraph("Text", "Members hear about a drop one day before everyone else."),
    }),
    login: section("Login (sample only)", {
      text: paragraph(
        "Text",
        "Your sizes and addresses are waiting. We send you a link, no password.",
      ),
    }),
    orderForm: orderForm({ title: orderWords.title }),
    joinForm: shortForm("Form of Join"),
    words: group("Buttons and labels", {
      switchTheme: word("Switch of light and dark", words.switchLightAndDark),
      cartItems: word("Number of products, read aloud", ownWords.cartItems),
      joinUs: word("Join in the bar", ownWords.joinUs, 14),
      login: word("Login in the bar", ownWords.login, 14),
      continueShopping: word("Way back", words.continueShopping),
      categories: word("Name of the categories", ownWords.categories),
      size: word("Size", ownWords.size, 20),
      quantity: word("Quantity", words.quantity, 20),
      remove: word("Remove", words.remove),
      removeItem: word("Remove a product, read aloud", words.removeItem, 60),
      isRemoved: word("A product was removed", ownWords.isRemoved, 60),
      putBack: word("Put a product back", ownWords.putBack),
      summary: word("Summary", ownWords.summary),
      noCode: word("No promo code was typed", ownWords.noCode, 60),
      invalidCode: word("A promo code is not valid", ownWords.invalidCode, 60),
      subtotal: word("Subtotal", words.subtotal),
      shipping: word("Shipping", ownWords.shipping),
      total: word("Total", words.total, 20),
      pay: word("Pay", ownWords.pay, 14),
      backToTheTop: word("Back to the top", words.backToTheTop),
      joinTitle: word("Headline of Join", ownWords.joinTitle),
      countMeIn: word("Button of Join", ownWords.countMeIn),
      loginTitle: word("Headline of Login", ownWords.loginTitle),
      sendLink: word("Button of Login", ownWords.sendLink),
      email: word("E-mail", formWords.email),
    }),
  },
});

export const catalog: Catalog = {
  items: "cart.items",
  name: ["name", "size"],
  price: "price",
  shipping: { name: "words.shipping", price: "summary.shipping" },
};

export const request: RequestDeclaration = {
  section: "join",
  subject: { label: "words.joinTitle", value: ["words.countMeIn"] },
  fields: {},
};
