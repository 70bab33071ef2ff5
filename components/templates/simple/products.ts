export interface Bag {
  id: string;
  name: string;
  price: number;
  color: string;
  quantity: number;
  picture: string;
  alt: string;
  note: string;
  facts: [string, string][];
}

export const bags: Bag[] = [
  {
    id: "hip-bag",
    name: "Throwback Hip Bag",
    price: 90,
    color: "Salmon",
    quantity: 1,
    picture: "hip-bag.webp",
    alt: "Salmon hip bag with a wide strap and a front zip",
    note: "For keys, a phone and the long way home.",
    facts: [
      ["Holds", "2.4 litres"],
      ["Weighs", "310 grams"],
      ["Made of", "Waxed cotton"],
    ],
  },
  {
    id: "satchel",
    name: "Medium Stuff Satchel",
    price: 32,
    color: "Blue",
    quantity: 1,
    picture: "satchel.webp",
    alt: "Blue satchel with a flap and a shoulder strap",
    note: "Room for a book, a lunch and a rolled-up jacket.",
    facts: [
      ["Holds", "11 litres"],
      ["Weighs", "540 grams"],
      ["Made of", "Cotton canvas"],
    ],
  },
];

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;
