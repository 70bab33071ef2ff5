export interface Product {
  id: number;
  name: string;
  price: string;
  feature: string;
}

export const products: Product[] = [
  { id: 1, name: "Product 1", price: "$10.00", feature: "Stands on any shelf" },
  { id: 2, name: "Product 2", price: "$15.00", feature: "Smooth on every side" },
  { id: 3, name: "Product 3", price: "$10.00", feature: "Made for a small room" },
  { id: 4, name: "Product 4", price: "$15.00", feature: "Looks good from behind" },
  { id: 5, name: "Product 5", price: "$10.00", feature: "Takes one hand to move" },
  { id: 6, name: "Product 6", price: "$15.00", feature: "Balanced, but only just" },
  { id: 7, name: "Product 7", price: "$10.00", feature: "Happy on a windowsill" },
  { id: 8, name: "Product 8", price: "$15.00", feature: "Never faces the wall" },
];

/** Three dropdowns, two choices each. */
export const filters = [
  { id: "type", label: "Type", choices: ["Filter 1", "Filter 2"] },
  { id: "finish", label: "Finish", choices: ["Filter 3", "Filter 4"] },
  { id: "room", label: "Room", choices: ["Filter 5", "Filter 6"] },
];
