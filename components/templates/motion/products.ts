export interface Product {
  id: number;
  name: string;
  price: string;
  feature: string;
  /** What its picture shows. */
  picture: string;
}

export const products: Product[] = [
  {
    id: 1,
    name: "Product 1",
    price: "$10.00",
    feature: "Stands on any shelf",
    picture: "a green dome lamp on a marble foot",
  },
  {
    id: 2,
    name: "Product 2",
    price: "$15.00",
    feature: "Smooth on every side",
    picture: "a bone white vase with green twigs",
  },
  {
    id: 3,
    name: "Product 3",
    price: "$10.00",
    feature: "Made for a small room",
    picture: "a green bookshelf speaker in an oak case",
  },
  {
    id: 4,
    name: "Product 4",
    price: "$15.00",
    feature: "Looks good from behind",
    picture: "a round green table clock on an oak stand",
  },
  {
    id: 5,
    name: "Product 5",
    price: "$10.00",
    feature: "Takes one hand to move",
    picture: "a pale green mushroom lamp",
  },
  {
    id: 6,
    name: "Product 6",
    price: "$15.00",
    feature: "Balanced, but only just",
    picture: "a ribbed green vase beside a small white one",
  },
  {
    id: 7,
    name: "Product 7",
    price: "$10.00",
    feature: "Happy on a windowsill",
    picture: "a green desk lamp with a brass arm",
  },
  {
    id: 8,
    name: "Product 8",
    price: "$15.00",
    feature: "Never faces the wall",
    picture: "a green table radio with a leather handle",
  },
];

/** Three dropdowns, two choices each. */
export const filters = [
  { id: "type", label: "Type", choices: ["Filter 1", "Filter 2"] },
  { id: "finish", label: "Finish", choices: ["Filter 3", "Filter 4"] },
  { id: "room", label: "Room", choices: ["Filter 5", "Filter 6"] },
];
