export const liveTexts = {
  templates: "Template",
  open: "Open",
  inYourBrand: (template: string) => ` ${template} in your brand`,
  live: (template: string) => `${template}, live`,
  ownWords:
    "Every template now speaks for your business. Words in brackets are facts that only you know.",
  sampleWords: "Each template with its own example.",
  ownColors: "Each template in its own colors.",
  undo: "Undo",
  undone: "Your previous colors are back.",
  colorsOnly: "Only the colors",
  logoRemoved: "The logo is removed, the colors stay.",
  logoToo: " It is also your logo now.",
  logoOnly: " It is your logo now.",
  ofProfile: (company: string) => `The templates are shown for ${company}, as your profile says.`,
  changeInProfile: "Change it",
};
