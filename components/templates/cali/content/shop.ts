import {
  group,
  link,
  list,
  paragraph,
  picture,
  price,
  section,
  text,
  usd,
} from "../../content/slots";

const square = { width: 800, height: 800 };

const pagination = section("Page numbers", {
  links: list(
    "Pages",
    "Page",
    { link: link("Link", { label: "1", to: "#cali-products" }, 3) },
    {
      sample: [
        { link: { label: "1", to: "#cali-products" } },
        { link: { label: "2", to: "#cali-products" } },
        { link: { label: "3", to: "#cali-products" } },
      ],
      min: 1,
      max: 5,
    },
  ),
});

const products = list(
  "Products",
  "Product",
  {
    picture: picture(
      "Picture",
      { file: "electric-kettle.webp", alt: "Celadon kettle with a wooden handle" },
      { ...square, sizes: "(min-width: 1200px) 25vw, (min-width: 480px) 50vw, 100vw" },
    ),
    name: text("Name", "New product"),
    note: text("Note", "What is special about it", { isOptional: true }),
    price: price("Price", 5_000),
    color: text("Color, to filter by", "", { max: 30, isOptional: true }),
    category: text("Category, to filter by", "", { max: 30, isOptional: true }),
  },
  {
    sample: [
      {
        name: "Electric Kettle",
        price: usd(6_800),
        color: "Celadon",
        category: "Breakfast",
        note: "1.7 l, quiet boil",
      },
      {
        picture: { file: "blender.webp", alt: "Celadon blender with a glass jug of smoothie" },
        name: "Blender",
        price: usd(5_500),
        color: "Celadon",
        category: "Preparation",
        note: "Glass jug, three speeds",
      },
      {
        picture: { file: "toaster.webp", alt: "Celadon toaster with two slices of bread" },
        name: "Toaster",
        price: usd(8_000),
        color: "Celadon",
        category: "Breakfast",
        note: "Two wide slots",
      },
      {
        picture: {
          file: "juice-squeezer.webp",
          alt: "White squeezer beside a halved orange and a glass of juice",
        },
        name: "White Juice Squeezer",
        price: usd(7_500),
        color: "White",
        category: "Breakfast",
        note: "Pours without a drip",
      },
      {
        picture: {
          file: "stand-mixer.webp",
          alt: "Celadon stand mixer with a steel bowl and whisk",
        },
        name: "Stand Mixer",
        price: usd(15_800),
        color: "Celadon",
        category: "Preparation",
        note: "4.8 l bowl, ten speeds",
      },
      {
        picture: {
          file: "espresso-machine.webp",
          alt: "Espresso machine with a steel front, a wooden handle and cups on top",
        },
        name: "Espresso Machine",
        price: usd(15_500),
        color: "Steel",
        category: "Breakfast",
        note: "Warm in thirty seconds",
      },
      {
        picture: {
          file: "refrigerator.webp",
          alt: "Celadon refrigerator with the freezer above",
        },
        name: "Refrigerator and Freezer",
        price: usd(21_000),
        color: "Celadon",
        category: "Heat and cold",
        note: "340 l, hums at 34 dB",
      },
      {
        picture: { file: "microwave.webp", alt: "Microwave with a white door and two dials" },
        name: "Microwave",
        price: usd(17_500),
        color: "White",
        category: "Heat and cold",
        note: "Flat base, 25 l",
      },
    ],
    min: 1,
    max: 24,
  },
);

export const shop = group("Products", {
  title: text("Headline", "Products", { max: 30 }),
  items: products,
  pagination,
  thanks: group("After paying", {
    title: text("Headline", "Good morning to you"),
    text: paragraph(
      "Text",
      "This is a sample kitchen, so nothing has been charged. Your picks stay in the cart.",
    ),
  }),
});
