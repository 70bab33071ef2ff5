export const links = [
  { icon: "home", label: "Home" },
  { icon: "audio", label: "Audio" },
  { icon: "bag", label: "Bag" },
  { icon: "cart", label: "Cart" },
  { icon: "account", label: "Account" },
  { icon: "login", label: "Login" },
] as const;

export const views = [
  { id: "one", label: "First picture", alt: "Over-ear headphones, seen from the front" },
  { id: "two", label: "Second picture", alt: "The same headphones turned to the side" },
  { id: "three", label: "Third picture", alt: "The same headphones lying flat, cushions up" },
];

export const figures = [
  { value: "38 h", label: "between two charges" },
  { value: "40 mm", label: "drivers, tuned by ear" },
  { value: "−32 dB", label: "of street and office" },
  { value: "248 g", label: "with cushions and cable" },
];

export const rows = [
  {
    title: "Folds small, opens wide",
    text: "Two hinges, one move, and the whole thing lies flat in a case the size of a paperback. The lid closes with a magnet; the cable has its own pocket, so it never comes out in a knot.",
    detail: "Hard case included",
    alt: "Headphones standing beside their round carrying case",
  },
  {
    title: "A cushion that forgets your glasses",
    text: "Slow foam under soft knit, deep enough for every ear and gentle around the arms of your glasses. The ring clicks off without a tool, goes in the wash, and is back before the evening.",
    detail: "Washable at 30 degrees",
    alt: "Close view of an ear cup and its cushion",
  },
  {
    title: "Made for long afternoons",
    text: "Put them down and the music waits. Put them on and it goes on from the same bar. Ten minutes on the cable are enough for a working day, and a full night is enough for a week.",
    detail: "10 minutes for 8 hours",
    alt: "Headphones resting on a desk in soft light",
  },
];
