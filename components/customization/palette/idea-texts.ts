export const ideaTexts = {
  all: "All four at once",
  fromPicture: "From a picture",
  surprise: "Surprise me",
  undo: "Undo",
  undone: "Your previous colors are back.",
  palette: (names: string) => `${names}. All text is easy to read in these colors.`,
  noColors: "This picture has only one color. Try another, or choose colors yourself.",
  unreadable: "This file cannot be read as a picture. Try a PNG, JPEG, WebP or SVG.",
  tooLarge: "This picture is larger than 20 MB. Try a smaller one.",
};
