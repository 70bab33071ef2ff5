export const liveTexts = {
  templates: "Template",
  open: "Open",
  inYourBrand: (template: string) => ` ${template} in your brand`,
  live: (template: string) => `${template}, live`,
  ownColors: "Each template in its own colors.",
  undo: "Undo",
  undone: "As it was before.",
  colorsOnly: "Only the colors",
  logoRemoved: "The colors stay, the logo is out.",
  logoToo: " It is in as your logo, too.",
  ofProfile: (company: string) => `The templates are shown for ${company}, as your profile says.`,
  changeInProfile: "Change it",
};
