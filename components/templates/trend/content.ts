export const views = [
  { id: "front", label: "Front", alt: "Sectional sofa seen from the front" },
  { id: "angle", label: "Angle", alt: "Sectional sofa seen from a three-quarter angle" },
  { id: "side", label: "Side", alt: "Sectional sofa seen from the side" },
  { id: "close", label: "Close", alt: "Close view of the seat, cushions and fabric" },
];

export const colors = [
  { id: "white", value: "White", note: "bouclé", swatch: "#f4f1ea" },
  { id: "gray", value: "Gray", note: "wool", swatch: "#a3a6a8" },
  { id: "natural", value: "Natural", note: "linen", swatch: "#cdb492" },
  { id: "black-velvet", value: "Black", note: "velvet", swatch: "#2b2a2f" },
  { id: "black-leather", value: "Black", note: "leather", swatch: "#121110" },
];

/** Metres: along the top wall, then along the left wall. */
export const rooms = [
  { value: "XS", wide: 2, deep: 2 },
  { value: "S", wide: 2, deep: 3 },
  { value: "M", wide: 3, deep: 3 },
  { value: "L", wide: 3, deep: 4 },
  { value: "XL", wide: 4, deep: 4 },
  { value: "2XL", wide: 4, deep: 5 },
  { value: "3XL", wide: 5, deep: 5 },
];

export const measures = [
  {
    title: "Wall to wall",
    text: "Measure at seat height, about 45 cm from the floor. Skirting boards steal two centimeters a side.",
  },
  {
    title: "Doors and windows",
    text: "Note how far each opening is from the nearest corner, and which way the door swings.",
  },
  {
    title: "Round to the metre",
    text: "Between two sizes, choose the larger one. We draw the last centimeters with you on the call.",
  },
];

export const ideas = [
  {
    title: "Nordic calm",
    text: "Pale oak, wool and one lamp per corner",
    tones: ["#ece7dd", "#c9b79c", "#7d8a8c"],
  },
  {
    title: "Warm brutalism",
    text: "Raw plaster, low seats, a rust-red rug",
    tones: ["#b9b1a6", "#8a5a44", "#3b3835"],
  },
  {
    title: "Garden room",
    text: "The sofa turned to the window, plants behind it",
    tones: ["#dfe3d0", "#7f9168", "#3d4a36"],
  },
  {
    title: "Gallery white",
    text: "One large picture and nothing else on the wall",
    tones: ["#f7f5f1", "#d8d4cd", "#1e1d1c"],
  },
  {
    title: "Evening library",
    text: "Walnut shelves, brass light, deep colors",
    tones: ["#5b3a29", "#b08d4a", "#22303a"],
  },
];

/** Five stars first; 116 reviews that average 4. */
export const ratings = [
  { stars: 5, count: 58 },
  { stars: 4, count: 27 },
  { stars: 3, count: 12 },
  { stars: 2, count: 11 },
  { stars: 1, count: 8 },
];

export const quotes = [
  {
    text: "They moved the sofa off the long wall and the room doubled. We would never have tried it.",
    by: "Marit, 4x4 m²",
  },
  {
    text: "The drawing came in two days, with every socket in the right place.",
    by: "Joaquim, 3x3 m²",
  },
];
