import type { Language } from "@/components/templates/content/languages";
import type { DraftStatus } from "@/lib/customization/content/draft";

export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

export const statusTexts: Record<DraftStatus, string> = {
  saving: "Saving…",
  kept: "Saved on this device",
  saved: "Saved",
  waiting: "Saved on this device: the shop cannot be reached",
  conflict: "Not saved: changed elsewhere, too",
  refused: "Saved on this device only.",
  "signed-out": "Saved on this device: please log in again",
  lost: "Not saved: this browser keeps nothing. Download the file",
};

/** The fields of a site besides its slots. */
export const fieldNames: Readonly<Record<string, string>> = {
  "@language": "Language of the site",
  "@title": "Title of the page",
  "@description": "Description",
  "@primary": "Primary background",
  "@secondary": "Secondary background",
  "@text01": "Text 1",
  "@text02": "Text 2",
  "@name": "Company name",
  "@logo": "Logo",
};

export const editorTexts = {
  title: (template: string) => `Edit ${template}`,
  description: "Write your own words and put in your own pictures, before you buy.",
  back: "Back to the preview",
  loading: "Loading the editor. You can write on the page already.",
  failed: "The editor could not be loaded. What you write on the page is kept; please reload.",
  toolbar: "Editor",
  undo: "Undo",
  redo: "Redo",
  nothingToUndo: "There is nothing to undo",
  nothingToRedo: "There is nothing to redo",
  undone: (slot: string) => (slot ? `Undone: ${slot}` : "Undone"),
  redone: (slot: string) => (slot ? `Redone: ${slot}` : "Redone"),
  screen: "Screen",
  cart: "Cart",
  page: (template: string) => `${template}, your page`,
  tooLong: (slot: string, max: number) =>
    `${slot} is too long: at most ${max} characters find a place.`,
  shownSmaller: (percent: number) => `Shown at ${percent} %`,
};

export const panelTexts = {
  label: "Panel",
  open: "Open the panel",
  close: "Make the panel small",
  content: "Content",
  design: "Design",
  page: "Page",
  check: "Check",
  history: "History",
};

export const outlineTexts = {
  shown: (section: string) => `Show ${section}`,
  isShown: (section: string) => `${section} is shown`,
  isHidden: (section: string) => `${section} is left out`,
  off: "off",
  showOnPage: (slot: string) => `Show ${slot} on the page`,
  backToSample: (slot: string) => `Back to the sample: ${slot}`,
  isSample: (slot: string) => `${slot} is the sample again`,
  add: (item: string) => `Add ${item.toLowerCase()}`,
  added: (item: string) => `${item} added`,
  full: (max: number) => `At most ${max} find a place.`,
  moveUp: (item: string) => `Move ${item} up`,
  moveDown: (item: string) => `Move ${item} down`,
  drag: (item: string) => `Drag ${item}`,
  moved: (item: string, place: number, of: number) => `${item} is now number ${place} of ${of}`,
  isFirst: (item: string) => `${item} is the first already`,
  isLast: (item: string) => `${item} is the last already`,
  duplicate: (item: string) => `Duplicate ${item}`,
  duplicated: (item: string) => `${item} duplicated`,
  remove: (item: string) => `Remove ${item}`,
  removed: (item: string) => `${item} removed. Undo brings it back.`,
  least: (min: number) => `At least ${min} of these are needed`,
  item: (label: string, number: number, name: string) =>
    name ? `${label} ${number}: ${name}` : `${label} ${number}`,
};

export const fieldTexts = {
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  selectFirst: "Select some text first.",
  linkedTo: "The link leads to",
  removeLink: "Remove link",
  amount: "Amount",
  currency: "Currency",
  notAnAmount: "Please write an amount, such as 48 or 12.50.",
  linkText: "Text",
  leadsTo: "Leads to",
  targets: {
    part: "A part of the page",
    page: "A text page",
    web: "A web address",
    mail: "An e-mail address",
    phone: "A telephone number",
  },
  part: "Part of the page",
  textPage: "Text page",
  web: "Web address",
  mail: "E-mail address",
  phone: "Telephone number",
  noTarget: "This leads nowhere yet. Please complete it.",
  chooseFile: "Choose a picture",
  takePhoto: "Take a photo",
  dropHere: "or drop or paste one here",
  storing: "One moment…",
  stored: "Your picture is in.",
  notStored: "This file cannot be used as a picture.",
  alt: "Alternative text",
  altHint: "What the picture shows, for those who do not see it.",
  altOfSample: "This still describes the sample. Please describe your picture.",
  decorative: "Decorative: it says nothing that the words do not say",
  focus: "What stays visible when it is cropped",
  across: "From the left, in percent",
  down: "From the top, in percent",
  blockKinds: { heading: "Heading", paragraph: "Paragraph", item: "List item" },
  blockKind: (place: number) => `Kind of part ${place}`,
  block: (kind: string, place: number) => `${kind}, part ${place}`,
  addBlock: "Add a part",
  presets: "Start with",
  pagePresets: { imprint: "Imprint", privacy: "Privacy", terms: "Terms" },
};

export const designTexts = {
  own: "Template’s own",
  company: "Company name",
  companyPlaceholder: "Your Company",
  logo: "Logo",
  chooseLogo: "Choose a logo",
  removeLogo: "Remove logo",
  logoRefused: "This file cannot be used as a logo.",
  customerBrand: (name: string) =>
    `Templates are shown for ${name}, with the logo of your profile.`,
  changeInProfile: "Change it in your profile",
  colors: "Colors",
  brand: "Your brand",
};

export const pageTexts = {
  language: "Language of the site",
  languageHint: "Small words that you did not change follow, and so do prices.",
  title: "Title of the page",
  titleHint: "Left empty, it is your company’s name.",
  description: "Description",
  descriptionHint: "What search engines show below the title.",
  searchPreview: "As a search result",
  noDescription: "A search engine takes a sentence of the page.",
  address: "www.your-address.example",
};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

export const checkTexts = {
  start: "Check the page",
  again: "Check again",
  intro:
    "Looks for empty words, missing descriptions of pictures, links to nowhere, colors that are hard to read, texts that are too long, barriers and weight. Nothing here keeps you from downloading.",
  checking: "Looking at the page…",
  failed: "The page could not be checked. Please try again.",
  none: "Nothing found. Well done.",
  incomplete: "Barriers could not be looked for: the shop cannot be reached.",
  weight: (bytes: number) => `The page weighs ${megabytes(bytes)} MB with its pictures.`,
  wholePage: "The page",
  found: (count: number) => (count === 1 ? "1 thing to look at" : `${count} things to look at`),
  empty: "is empty",
  alt: "has an alternative text that describes the sample’s picture",
  dead: "leads to a part that is off",
  deadPage: "leads to a text page that does not exist",
  tooLong: "is too long for its place",
  overLimit: (length: number, max: number) =>
    `has ${length} characters, and at most ${max} find a place`,
  missing: "shows a picture that is neither on this device nor in your account",
  sameFile: "has the same file name as another page",
  heavy: (bytes: number) => `weighs ${megabytes(bytes)} MB with its pictures; 2 MB load quickly.`,
  goThere: (slot: string) => `Go to ${slot}`,
};

export const sharedTexts = {
  title: "Replace your draft?",
  hasDraft:
    "You wrote in this template. The words of the link take the place of yours; Undo brings yours back.",
  confirm: "Replace my draft",
  cancel: "Keep my draft",
  taken: "The words of the link are in your draft.",
  withoutPictures:
    "Its pictures belong to the person who shared them: the template’s own pictures replace them.",
  notTaken: "This link cannot be copied",
  unreadable: "Its words cannot be read. Nothing was changed.",
  takenBack: "Its words were taken back. Nothing was changed.",
};

export const historyTexts = {
  label: "Kept states",
  guest:
    "What you write is on this device, and Undo goes back step by step. Once you log in, every change is kept in your account, and you can go back to the last 50 states.",
  login: "Log in",
  loading: "Loading…",
  failed: "The history cannot be loaded at the moment. Please try again.",
  again: "Try again",
  none: "Nothing was changed yet. Every change will be listed here.",
  intro: "Each state is kept, up to the last 50. Going back adds a new one.",
  newest: "Now",
  deployed: "On your site",
  oldest: "The oldest that is kept",
  unchanged: "The same words",
  more: (count: number) => `and ${count} more`,
  look: "Look",
  lookAt: (when: string) => `Look at the state of ${when}`,
  restore: "Restore",
  restoreOf: (when: string) => `Restore the state of ${when}`,
  restored: "Restored. Undo takes it back.",
  same: "This is what you have already.",
  shown: (when: string) => `The page shows the state of ${when}.`,
  back: "Back to now",
};

export const fileTexts = {
  menu: "File",
  download: "Download the content as JSON",
  load: "Load content from JSON",
  loaded: "The content of the file is in. Undo takes it back.",
  withoutPictures: (count: number) =>
    count === 1 ? "One picture is missing" : `${count} pictures are missing`,
  seeCheck:
    "The file names pictures that are neither on this device nor in your account. Check lists them and leads to each: please choose them again.",
  notJson: "This file is not JSON.",
  problems: "This file was not loaded",
  problemsIntro: "Nothing was changed. Each problem with its slot:",
  resetAll: "Everything back to the sample",
  resetTitle: "Back to the sample?",
  resetText: "All your words and pictures of this page are taken out. Undo brings them back.",
  resetYes: "Back to the sample",
  cancel: "Cancel",
  allSample: "Everything is the sample again. Undo brings your words back.",
};

export const conflictTexts = {
  title: "Changed in two places",
  intro: "These were changed elsewhere at the same time. Which one do you want to keep?",
  mine: "From here",
  theirs: "From elsewhere",
  keep: "Keep these",
};
