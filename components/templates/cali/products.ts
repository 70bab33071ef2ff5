export const colorOptions = [
  { value: "celadon", label: "Celadon" },
  { value: "white", label: "White" },
  { value: "steel", label: "Steel" },
] as const;

export const categories = [
  { value: "breakfast", label: "Breakfast" },
  { value: "prep", label: "Preparation" },
  { value: "large", label: "Heat and cold" },
] as const;

export interface Appliance {
  file: string;
  alt: string;
  name: string;
  price: number;
  color: (typeof colorOptions)[number]["value"];
  category: (typeof categories)[number]["value"];
  note: string;
}

export const appliances: Appliance[] = [
  {
    file: "electric-kettle",
    alt: "Celadon kettle with a wooden handle",
    name: "Electric Kettle",
    price: 68,
    color: "celadon",
    category: "breakfast",
    note: "1.7 l, quiet boil",
  },
  {
    file: "blender",
    alt: "Celadon blender with a glass jug of smoothie",
    name: "Blender",
    price: 55,
    color: "celadon",
    category: "prep",
    note: "Glass jug, three speeds",
  },
  {
    file: "toaster",
    alt: "Celadon toaster with two slices of bread",
    name: "Toaster",
    price: 80,
    color: "celadon",
    category: "breakfast",
    note: "Two wide slots",
  },
  {
    file: "juice-squeezer",
    alt: "White squeezer beside a halved orange and a glass of juice",
    name: "White Juice Squeezer",
    price: 75,
    color: "white",
    category: "breakfast",
    note: "Pours without a drip",
  },
  {
    file: "stand-mixer",
    alt: "Celadon stand mixer with a steel bowl and whisk",
    name: "Stand Mixer",
    price: 158,
    color: "celadon",
    category: "prep",
    note: "4.8 l bowl, ten speeds",
  },
  {
    file: "espresso-machine",
    alt: "Espresso machine with a steel front, a wooden handle and cups on top",
    name: "Espresso Machine",
    price: 155,
    color: "steel",
    category: "breakfast",
    note: "Warm in thirty seconds",
  },
  {
    file: "refrigerator",
    alt: "Celadon refrigerator with the freezer above",
    name: "Refrigerator and Freezer",
    price: 210,
    color: "celadon",
    category: "large",
    note: "340 l, hums at 34 dB",
  },
  {
    file: "microwave",
    alt: "Microwave with a white door and two dials",
    name: "Microwave",
    price: 175,
    color: "white",
    category: "large",
    note: "Flat base, 25 l",
  },
];
