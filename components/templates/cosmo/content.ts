export const slides = [
  {
    picture: "slide-1.webp",
    alt: "Living room with a green sofa, two yellow cushions and a low table in daylight",
    title: "The long evening",
    text: "A sofa to sink into, a low table, one good lamp.",
  },
  {
    picture: "slide-2.webp",
    alt: "Dining room with eight yellow chairs around a long table",
    title: "Room for eight",
    text: "A table that grows and chairs nobody wants to leave.",
  },
  {
    picture: "slide-3.webp",
    alt: "Blue room with a yellow armchair and a bookshelf",
    title: "A corner of your own",
    text: "An armchair, a shelf within reach, the door closed.",
  },
];

export const team = [
  { name: "Ines Aldana", role: "Draws every piece, full size, by hand" },
  { name: "Tomas Wirth", role: "Runs the joinery and its eleven benches" },
  { name: "Priya Nandan", role: "Upholsters, dyes and picks the wools" },
  { name: "Jo Bellamy", role: "Plans your room and brings it to you" },
];

export const projects = [
  {
    picture: "slide-2.webp",
    alt: "Dining room with its new table and chairs",
    title: "A house by the lock",
    text: "Five rooms for a family of six, built in one winter.",
  },
  {
    picture: "slide-3.webp",
    alt: "Reading corner with an armchair and shelves",
    title: "The night library",
    text: "Forty armchairs and a wall of shelves for a town that reads late.",
  },
];

export const dates = [
  {
    date: "10-04",
    month: "October",
    day: "4",
    title: "Open workshop",
    text: "10:00, all benches running",
  },
  {
    date: "10-17",
    month: "October",
    day: "17",
    title: "Wool day",
    text: "14:00, dyeing in the yard",
  },
  {
    date: "11-08",
    month: "November",
    day: "8",
    title: "Sit-in",
    text: "11:00, try all our chairs",
  },
  {
    date: "12-02",
    month: "December",
    day: "2",
    title: "Winter rooms",
    text: "18:00, first look and soup",
  },
];

export const notices = [
  { title: "Your sideboard left the workshop", text: "It arrives on Thursday before noon." },
  { title: "The wool samples are in", text: "Three greens and a deep blue." },
];
