/** Where a draft is kept. */
export const draftStatus = {
  saving: "Saving…",
  kept: "Saved on this device",
  saved: "Saved as a draft",
  waiting: "Saved on this device: no connection to the shop",
  conflict: "Not saved: also changed elsewhere",
  refused: "Saved on this device only.",
  "signed-out": "Saved on this device: please log in again",
  lost: "Not saved: this browser cannot store it. Download the file",
} as const;

/** The fields of a site besides its slots. */
export const siteFields = {
  "@language": "Language of the site",
  "@title": "Title of the page",
  "@description": "Description",
  "@hasLanguageLinks": "Links between languages",
  "@primary": "Primary background",
  "@secondary": "Secondary background",
  "@text01": "Text 1",
  "@text02": "Text 2",
  "@name": "Company name",
  "@logo": "Logo",
} as const;

export const editor = {
  title: "Edit {template}",
  description: "Add your own text and pictures, before you buy.",
  back: "Back to the preview",
  loading: "Loading the editor. You can write on the page already.",
  failed: "The editor could not be loaded. What you write on the page is kept; please reload.",
  toolbar: "Editor",
  undo: "Undo",
  redo: "Redo",
  nothingToUndo: "There is nothing to undo",
  nothingToRedo: "There is nothing to redo",
  undone: "Undone",
  undoneOf: "Undone: {slot}",
  redone: "Redone",
  redoneOf: "Redone: {slot}",
  hint: "Click any text to change it",
  screen: "Screen",
  cart: "Cart",
  page: "{template}, your page",
  tooLong: "{slot} is too long: at most {max, number} characters fit.",
} as const;

export const editorPanel = {
  label: "Panel",
  open: "Open the panel",
  close: "Make the panel small",
  content: "Content",
  design: "Design",
  page: "Page",
  check: "Check",
  history: "History",
} as const;

export const outline = {
  shown: "Show {section}",
  isShown: "{section} is shown",
  isHidden: "{section} is left out",
  showOnPage: "Show {slot} on the page",
  backToSample: "Reset to the sample: {slot}",
  isSample: "{slot} is the sample again",
  backToOwn: "Show {slot} in {language} again",
  isUntranslated: "{slot} is in {language} again",
  add: "Add {item}",
  added: "{item} added",
  full: "At most {max, number} fit.",
  moved: "{item} is now number {place, number} of {of, number}",
  isFirst: "{item} is the first already",
  isLast: "{item} is the last already",
  duplicated: "{item} duplicated",
  removed: "{item} removed. Undo brings it back.",
  item: "{label} {number, number}",
  namedItem: "{label} {number, number}: {name}",
} as const;

/** Of the items of any list that can be sorted. */
export const sortable = {
  moveUp: "Move {item} up",
  moveDown: "Move {item} down",
  drag: "Drag {item}",
  duplicate: "Duplicate {item}",
  remove: "Remove {item}",
} as const;

export const slotFields = {
  bold: "Bold",
  italic: "Italic",
  link: "Link",
  selectFirst: "Select some text first.",
  linkedTo: "The link leads to",
  amount: "Amount",
  currency: "Currency",
  notAnAmount: "Please write an amount, such as 48 or 12.50.",
  linkText: "Text",
  leadsTo: "Leads to",
  part: "Part of the page",
  textPage: "Text page",
  web: "Web address",
  mail: "E-mail address",
  phone: "Telephone number",
  noTarget: "This link has no target yet. Please complete it.",
  chooseFile: "Choose a picture",
  takePhoto: "Take a photo",
  dropHere: "or drop or paste one here",
  storing: "One moment…",
  stored: "Your picture is added.",
  notStored: "This file cannot be used as a picture.",
  alt: "Alternative text",
  altHint: "What the picture shows, for people who cannot see it.",
  altMissing: "Please say what your picture shows.",
  altOfSample: "This still describes the sample. Please describe your picture.",
  decorative: "Decorative: it adds nothing to the text",
  focus: "What stays visible when it is cropped",
  across: "From the left, in percent",
  down: "From the top, in percent",
  blockKind: "Kind of part {place, number}",
  block: "{kind}, part {place, number}",
  addBlock: "Add a part",
} as const;

export const linkTargets = {
  part: "A part of the page",
  page: "A text page",
  web: "A web address",
  mail: "An e-mail address",
  phone: "A telephone number",
} as const;

export const blockKinds = {
  heading: "Heading",
  paragraph: "Paragraph",
  item: "List item",
} as const;

export const pagePresets = {
  imprint: "Imprint",
  privacy: "Privacy",
  terms: "Terms",
} as const;

export const siteDesign = {
  own: "Template’s own",
  company: "Company name",
  companyPlaceholder: "Your Company",
  logo: "Logo",
  chooseLogo: "Choose a logo",
  removeLogo: "Remove logo",
  logoRefused: "This file cannot be used as a logo.",
  customerBrand: "Templates are shown for {name}, with the logo of your profile.",
  changeInProfile: "Change it in your profile",
  colors: "Colors",
  brand: "Your brand",
} as const;

export const pageSettings = {
  language: "Language of the site",
  languageHint: "Prices follow it, and so do labels that you did not change.",
  title: "Title of the page",
  titleHint: "If empty, your company’s name is shown.",
  description: "Description",
  descriptionHint: "What search engines show below the title.",
  searchPreview: "As a search result",
  noDescription: "Search engines choose a sentence of the page.",
  address: "www.your-address.example",
} as const;

export const siteLanguages = {
  edited: "Language you are writing",
  shows: "The page is shown in {language}.",
  further: "Further languages",
  add: "Add a language",
  addHint:
    "Your site can be read in up to six languages. Pictures, colors and order are the same in all of them.",
  choose: "Choose a language",
  left: "{count, plural, =0 {Everything is translated} one {# text is not translated yet} other {# texts are not translated yet}}",
  next: "Next untranslated text",
  show: "Show",
  remove: "Remove {language}",
  removed: "{language} removed. Undo brings it back.",
  links: "The page links to its other languages",
} as const;

export const pageCheck = {
  start: "Check the page",
  again: "Check again",
  intro:
    "Looks for empty texts, pictures without a description, broken links, colors that are hard to read, texts that are too long, accessibility problems and slow loading. You can download the page in any case.",
  checking: "Looking at the page…",
  failed: "The page could not be checked. Please try again.",
  none: "No problems found.",
  incomplete: "Accessibility could not be checked: no connection to the shop.",
  weight: "The page is {megabytes} MB in size with its pictures.",
  wholePage: "The page",
  found: "{count, plural, one {# thing to look at} other {# things to look at}}",
  empty: "is empty",
  openPrice: "is not named yet: write your price",
  placeholder: "waits for your own words: replace what stands in brackets",
  written: "was written by AI from your facts: read it before you publish",
  alt: "has an alternative text that describes the sample’s picture",
  altMissing: "has no alternative text yet: say what your picture shows",
  dead: "leads to a part that is not shown",
  deadPage: "leads to a text page that does not exist",
  tooLong: "is too long for its place",
  overLimit: "has {length, number} characters, and at most {max, number} fit",
  missing: "shows a picture that is neither on this device nor in your account",
  sameFile: "has the same file name as another page",
  untranslated:
    "{count, plural, one {has # text that is not translated yet} other {has # texts that are not translated yet}}",
  noImprint: "No imprint yet: visitors should read who runs this site.",
  heavy: "is {megabytes} MB in size with its pictures; up to 2 MB loads quickly.",
  goThere: "Go to {slot}",
} as const;

export const takeShared = {
  title: "Replace your draft?",
  hasDraft:
    "You already have a draft of this template. The text of the link replaces yours; Undo brings yours back.",
  confirm: "Replace my draft",
  cancel: "Keep my draft",
  taken: "The text of the link is in your draft.",
  withoutPictures:
    "Its pictures belong to the person who shared them: the template’s own pictures replace them.",
  notTaken: "This link cannot be copied",
  unreadable: "Its text cannot be read. Nothing was changed.",
  takenBack: "It is no longer shared. Nothing was changed.",
} as const;

export const draftHistory = {
  label: "Saved versions",
  guest:
    "What you write is saved on this device, and Undo goes back step by step. Log in to save every change in your account: then you can go back to the last 50 versions.",
  login: "Log in",
  loading: "Loading…",
  failed: "The history cannot be loaded at the moment. Please try again.",
  again: "Try again",
  none: "Nothing was changed yet. Every change will be listed here.",
  intro: "The last 50 versions are kept. Restoring one adds a new one.",
  newest: "Now",
  deployed: "On your site",
  oldest: "The oldest version",
  unchanged: "No changes",
  more: "and {count, number} more",
  look: "View",
  lookAt: "View the version of {when}",
  restore: "Restore",
  restoreOf: "Restore the version of {when}",
  restored: "Restored. Undo takes it back.",
  same: "This is already your current version.",
  shown: "The page shows the version of {when}.",
  back: "Back to the current version",
} as const;

export const contentFile = {
  menu: "File",
  download: "Download the content as JSON",
  load: "Load content from JSON",
  loaded: "The file is loaded. Undo takes it back.",
  withoutPictures: "{count, plural, one {One picture is missing} other {# pictures are missing}}",
  seeCheck:
    "The file names pictures that are neither on this device nor in your account. Check lists them and leads to each: please choose them again.",
  notJson: "This file is not JSON.",
  problems: "This file was not loaded",
  problemsIntro: "Nothing was changed. These are the problems:",
  resetAll: "Reset everything to the sample",
  resetTitle: "Reset to the sample?",
  resetText: "All your text and pictures on this page are removed. Undo brings them back.",
  resetYes: "Yes, reset it",
  cancel: "Cancel",
  allSample: "Everything is the sample again. Undo brings your text back.",
} as const;

export const draftConflict = {
  title: "Changed in two places",
  intro: "These were changed on another device or tab, too. Which do you want to keep?",
  mine: "From here",
  theirs: "From the other device or tab",
  keep: "Keep these",
} as const;

/** Of words that should be checked before they are paid or published. */
export const contentNotice = {
  label: "Your own text",
  found:
    "{count, plural, one {Please check one thing in your text for {template}.} other {Please check # things in your text for {template}.}}",
  look: "Look at it",
  lookAt: " in {template}",
} as const;
