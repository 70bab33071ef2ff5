export const templateTexts = {
  template: "Design",
  needed: "Choose the design that it sells",
  elsewhere: "Another address",
};

export const pictureTexts = {
  pictures: "Pictures",
  hint: "The first is shown on cards, 2 to 5 on the template's page.",
  tooMany: "At most ten pictures",
  picture: (number: number) => `picture ${number}`,
  ofCard: "Card",
  text: (number: number) => `Alternative text of picture ${number}`,
  textHint:
    "What it shows, for people who cannot see it. If empty, a text is written automatically.",
  add: "Upload a picture",
  addHint: "Or drop it here: PNG, JPEG, WebP, GIF or AVIF, 720 pixels wide or more.",
  addTemplates: (template: string) => `Add the pictures of ${template}`,
  address: "Web address of a picture",
  addAddress: "Add",
  notAPicture: "This file is not a picture that can be used. Please choose a PNG, JPEG or WebP.",
  tooSmall: (width: number, height: number) =>
    `This picture is too small for the card: ${width} × ${height} pixels. It needs at least 720 × 540.`,
};

export const cropTexts = {
  title: "Choose the part that is shown",
  hint: "Drag the frame or its corners, or use the arrow keys.",
  alt: "The picture that you chose",
  area: "The part that is shown: move it with the arrow keys",
  corner: (name: string) => `${name} corner: change the size with the arrow keys`,
  use: "Use this part",
  cancel: "Cancel",
  uploading: "Uploading…",
};

export const previewTexts = {
  title: "Preview",
  noName: "No name yet",
};
