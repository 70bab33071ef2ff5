export interface Product {
  id: number;
  name: string;
  price: string;
  feature: string;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
}

export const products: Product[] = [
  { id: 1, name: "Product 1", price: "$10.00", feature: "Tilts both ways", alt: "a desk lamp" },
  { id: 2, name: "Product 2", price: "$15.00", feature: "Turned in one piece", alt: "a vase" },
  { id: 3, name: "Product 3", price: "$10.00", feature: "Sound in a circle", alt: "a speaker" },
  { id: 4, name: "Product 4", price: "$15.00", feature: "Keeps quiet time", alt: "a clock" },
  { id: 5, name: "Product 5", price: "$10.00", feature: "Light where you point", alt: "a lamp" },
  { id: 6, name: "Product 6", price: "$15.00", feature: "Fits one tall stem", alt: "a vase" },
  { id: 7, name: "Product 7", price: "$10.00", feature: "Small room, big voice", alt: "a speaker" },
  { id: 8, name: "Product 8", price: "$15.00", feature: "Balances on its edge", alt: "an object" },
];

/** Three dropdowns, two choices each. */
export const filters = [
  { id: "type", label: "Type", choices: ["Filter 1", "Filter 2"] },
  { id: "finish", label: "Finish", choices: ["Filter 3", "Filter 4"] },
  { id: "room", label: "Room", choices: ["Filter 5", "Filter 6"] },
];
