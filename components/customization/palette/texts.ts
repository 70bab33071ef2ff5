export const templateOwnColor = "Template’s own";

export const colorPickerTexts = {
  primary: { label: ["Primary", " background", ""], title: "Primary background" },
  secondary: { label: ["Secondary", " background", ""], title: "Secondary background" },
  text01: { label: ["Text ", "color ", "1"], title: "Text color 1" },
  text02: { label: ["Text ", "color ", "2"], title: "Text color 2" },
} as const;

export const ownPictureTexts = {
  title: (name: string) => `Your own ${name}`,
};

export const toolbarTexts = {
  label: "Preview toolbar",
  colors: "Colors",
  more: "More",
  reset: "Reset",
  brand: "Brand",
  screens: "Screens",
  share: "Share",
  edit: "Edit texts and pictures",
  editShort: "Edit",
  cart: "Cart",
  hide: "Hide",
  yourBrand: "Your brand",
  customerBrand: ["Templates are shown for ", ", with the logo of your profile."],
  changeInProfile: "Change it in your profile",
  companyName: "Company name",
  companyPlaceholder: "Your Company",
  logo: "Logo",
  chooseLogo: "Choose a logo",
  removeLogo: "Remove logo",
  staysOnDevice: "Both stay on this device.",
  shareTitle: "Share this preview",
  link: "Link",
  copyLink: "Copy link",
  linkToCopy: "Link to a copy",
  signIn: "Log in",
  toEditor: "To the editor",
};

export const buyTexts = {
  add: (price: string) => `Add to Cart, ${price}`,
  goToCart: "Go to cart",
  bought: "Bought",
};

export const brandPanelTexts = {
  logoIsIn: "Your logo is added.",
  logoRefused: "This file cannot be used as a logo.",
  logoRemoved: "The logo is removed.",
};

export const sharePanelTexts = {
  copied: "Copied.",
  copyByHand: "Please copy the link yourself.",
  withLogo: "It shows your colors, your company’s name and your logo.",
  withoutLogo: "It shows your colors and your company’s name, but not your logo.",
};

const picturesOf = (count: number) => (count === 1 ? "your picture" : `your ${count} pictures`);

export const shareWordsTexts = {
  withWords: "It also shows your own text, as it is now.",
  withoutPictures: (count: number) =>
    `It does not show ${picturesOf(count)}: the template’s own ${count === 1 ? "is" : "are"} shown.`,
  tooLong: (letters: number) =>
    `It does not show your own text: that takes ${(letters / 1024).toFixed(1)} KB, and a link can hold 6.`,
  signInForWords:
    "Log in, and we keep a copy for the link. Or send the file that you can download in the editor.",
  signInForPictures: "Log in, and we keep a copy with them for the link.",
  offerCopy:
    "We can keep a copy with everything for the link, until you stop sharing it under “Your drafts”.",
  copyStored:
    "Anyone with this link sees your text as it is now, until you stop sharing it under “Your drafts”.",
  failed: "The copy could not be saved. Please try again.",
};

export const contrastTexts = {
  text01: "Text 1",
  text02: "Text 2",
  warning: (text: string, background: string) =>
    `${text} is hard to read on the ${background} background.`,
  use: (swatch: string) => `Use ${swatch}`,
};

export const frameTexts = {
  back: "Back to the preview of ",
  screen: "Screen",
  darkMode: "Dark mode",
  noDarkMode: "medium and premium only",
  title: (template: string) => `${template} on other screens`,
  onScreen: (template: string) => `${template} on the chosen screen`,
  fixed: (template: string, width: number) =>
    `${template} has a fixed width of ${width} pixels: smaller screens show it smaller.`,
  responsive: (template: string) => `${template} is responsive: it adapts to each screen.`,
};

export const sharedTexts = {
  label: "About this page",
  note: "About these words",
  draft: "An unpublished draft that somebody shared. Presetry did not write it.",
  report: "Report it",
  inColorsOf: (company: string) => ` in the colors of ${company}`,
  inSharedColors: " in shared colors",
  templateOf: ", a template of",
  tryYourOwn: "Try your own colors",
  editCopy: "Edit a copy",
  unreadable: "The text of this link cannot be read: you see the template’s sample text.",
  takenBack: "This link is no longer shared: you see the template’s sample text.",
  unreachable: "The text of this link could not be loaded. Please try again in a moment.",
};
