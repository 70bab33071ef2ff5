export const ideaTexts = {
  all: "All four at once",
  fromPicture: "From a picture",
  surprise: "Surprise me",
  undo: "Undo",
  undone: "These are the colors from before.",
  palette: (names: string, contrast: number) =>
    `${names}. Every text has a contrast of ${contrast.toFixed(1)} or more; AA asks for 4.5.`,
  noColors: "This picture has no colors to take: it is one tone. Try another, or choose a palette.",
  unreadable: "This file cannot be read as a picture. Try a PNG, JPEG, WebP or SVG.",
  tooLarge: "This picture is larger than 20 MB. Try a smaller one.",
};
