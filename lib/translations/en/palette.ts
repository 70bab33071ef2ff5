/** The four colors of a template, by their keys. */
export const colorPickers = {
  primary: "Primary background",
  secondary: "Secondary background",
  text01: "Text color 1",
  text02: "Text color 2",
  own: "Template’s own",
} as const;

/** Where the four colors have little room. */
export const shortColors = {
  primary: "Primary",
  secondary: "Secondary",
  text01: "Text 1",
  text02: "Text 2",
} as const;

/** Also said by scripts without the formatter of messages: the values are plain texts. */
export const contrast = {
  onPrimary: "{text} is hard to read on the primary background.",
  onSecondary: "{text} is hard to read on the secondary background.",
  text01: "Text 1",
  text02: "Text 2",
  use: "Use {swatch}",
} as const;

/** Said when four colors were chosen at once; the values are plain texts. */
export const paletteIdeas = {
  undone: "Your previous colors are back.",
  palette: "{colors}. All text is easy to read in these colors.",
  noColors: "This picture has only one color. Try another, or choose colors yourself.",
  unreadable: "This file cannot be read as a picture. Try a PNG, JPEG, WebP or SVG.",
  tooLarge: "This picture is larger than 20 MB. Try a smaller one.",
} as const;

export const ownPicture = {
  title: "Your own {template}",
} as const;

export const previewPage = {
  title: "{template}, a live preview",
  description:
    "The {template} website template, live: try it in your own colors, with your logo and your company’s name.",
  sharedFor: "{template} for {company}",
  shared: "{template}, shared",
  notFound: "Template not found",
} as const;

export const previewToolbar = {
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
  addToCart: "Add to Cart, {price}",
  hide: "Hide",
  allFour: "All four at once",
  fromPicture: "From a picture",
  surprise: "Surprise me",
  undo: "Undo",
  yourBrand: "Your brand",
  customerBrand: "Templates are shown for {name}, with the logo of your profile.",
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
} as const;

/** Said by the toolbar's scripts; the values are plain texts. */
export const toolbarScript = {
  goToCart: "Go to cart",
  bought: "Bought",
  logoIsIn: "Your logo is added.",
  logoRefused: "This file cannot be used as a logo.",
  logoRemoved: "The logo is removed.",
  copied: "Copied.",
  copyByHand: "Please copy the link yourself.",
  withLogo: "It shows your colors, your company’s name and your logo.",
  withoutLogo: "It shows your colors and your company’s name, but not your logo.",
  withWords: "It also shows your own text, as it is now.",
  withoutPicture: "It does not show your picture: the template’s own is shown.",
  withoutPictures: "It does not show your {count} pictures: the template’s own are shown.",
  tooLong: "It does not show your own text: that takes {kilobytes} KB, and a link can hold 6.",
  signInForWords:
    "Log in, and we keep a copy for the link. Or send the file that you can download in the editor.",
  signInForPictures: "Log in, and we keep a copy with them for the link.",
  offerCopy:
    "We can keep a copy with everything for the link, until you stop sharing it under “Your drafts”.",
  copyStored:
    "Anyone with this link sees your text as it is now, until you stop sharing it under “Your drafts”.",
  failed: "The copy could not be saved. Please try again.",
} as const;

export const previewFrame = {
  title: "{template} on other screens",
  back: "Back to the preview of {template}",
  screen: "Screen",
  darkMode: "Dark mode",
  noDarkMode: "medium and premium only",
  onScreen: "{template} on the chosen screen",
  fixed: "{template} has a fixed width of {width, number} pixels: smaller screens show it smaller.",
  responsive: "{template} is responsive: it adapts to each screen.",
} as const;

export const sharedPreview = {
  label: "About this page",
  note: "About these words",
  draft: "An unpublished draft that somebody shared. Presetry did not write it.",
  report: "Report it",
  inColorsOf: "{template} in the colors of {company}, a template of {shop}",
  inSharedColors: "{template} in shared colors, a template of {shop}",
  tryYourOwn: "Try your own colors",
  editCopy: "Edit a copy",
} as const;

/** Said by the script of a shared preview. */
export const sharedScript = {
  unreadable: "The text of this link cannot be read: you see the template’s sample text.",
  takenBack: "This link is no longer shared: you see the template’s sample text.",
  unreachable: "The text of this link could not be loaded. Please try again in a moment.",
} as const;
