export const colors = [
  { value: "white", label: "White" },
  { value: "steel", label: "Steel" },
  { value: "black", label: "Black" },
] as const;

export const categories = [
  { value: "breakfast", label: "Breakfast" },
  { value: "prep", label: "Preparation" },
  { value: "large", label: "Heat and cold" },
] as const;

export interface Appliance {
  file: string;
  name: string;
  price: number;
  color: (typeof colors)[number]["value"];
  category: (typeof categories)[number]["value"];
  note: string;
}

export const appliances: Appliance[] = [
  {
    file: "electric-kettle",
    name: "Electric Kettle",
    price: 68,
    color: "steel",
    category: "breakfast",
    note: "1.7 l, quiet boil",
  },
  {
    file: "blender",
    name: "Blender",
    price: 55,
    color: "steel",
    category: "prep",
    note: "Glass jug, three speeds",
  },
  {
    file: "toaster",
    name: "Toaster",
    price: 80,
    color: "steel",
    category: "breakfast",
    note: "Two wide slots",
  },
  {
    file: "juice-squeezer",
    name: "White Juice Squeezer",
    price: 75,
    color: "white",
    category: "breakfast",
    note: "Pours without a drip",
  },
  {
    file: "stand-mixer",
    name: "Stand Mixer",
    price: 158,
    color: "white",
    category: "prep",
    note: "4.8 l bowl, ten speeds",
  },
  {
    file: "espresso-machine",
    name: "Espresso Machine",
    price: 155,
    color: "steel",
    category: "breakfast",
    note: "Warm in thirty seconds",
  },
  {
    file: "refrigerator",
    name: "Refrigerator and Freezer",
    price: 210,
    color: "white",
    category: "large",
    note: "340 l, hums at 34 dB",
  },
  {
    file: "microwave",
    name: "Microwave",
    price: 175,
    color: "black",
    category: "large",
    note: "Flat base, 25 l",
  },
];
