import type { Day, FactSource } from "@/lib/customization/facts/schemas";

const places: Record<FactSource["place"], string> = {
  "structured data": "the structured data",
  "page description": "the description",
  link: "a link",
  table: "a table",
  list: "a list",
  text: "the text",
  styles: "the styles",
};

/** The path of a page, which says enough beside the address that was typed; a file's name as it is. */
function pageName(page: string): string {
  try {
    const { pathname, host } = new URL(page);
    return pathname === "/" ? host : pathname;
  } catch {
    return page;
  }
}

export const factsTexts = {
  title: "Your facts",
  sourceIntro:
    "We read what you show us and list what we find. Nothing is kept before you agree to it.",
  intro: "Everything can be changed or left out. What is empty is not filled.",
  address: "Your site’s address",
  addressExample: "bakery-sommer.example",
  text: "Or paste a text",
  textHint: "From a flyer, a profile, an e-mail: hours, prices, how to reach you.",
  file: "Or choose a file",
  fileHint: "A PDF, a vCard (.vcf), a price list (.csv) or a text, up to 5 MB.",
  read: "Read it",
  byHand: "Type them myself",
  readMore: "Read a site, a text or a file",
  nothingGiven: "Type an address, paste a text or choose a file.",
  reading: (what: string) => `Reading ${what} …`,
  yourText: "your text",
  cancel: "Cancel",
  found: (count: number) =>
    count === 1 ? "One fact found." : count > 1 ? `${count} facts found.` : "",
  nothingFound: "We found no facts there. You can type them here.",
  lookTwice: "Some need a second look: they are marked.",
  from: ({ page, place }: FactSource) => `From ${places[place]} of ${pageName(page)}`,
  check: "please check",
  choose: (count: number) => (count > 1 ? "There are different ones. Choose:" : "Found:"),
  alsoFound: "Also found:",
  who: "Who you are",
  reach: "How to reach you",
  when: "When you are open",
  offer: "What you offer",
  look: "Your look",
  name: "Name",
  ofProfile: "From your profile, where it can be changed.",
  besideProfile: "Tells your businesses apart. Templates show the name of your profile.",
  business: "Business",
  newBusiness: "New business",
  another: "Another business",
  notInAccount: " (not in your account yet)",
  trade: "What you do",
  noTrade: "Choose the nearest",
  tradeMissing: "Choose the nearest trade: its words stand where you write none.",
  language: "Language of your site",
  legalName: "Legal name",
  about: "About you, in your own words",
  phone: "Phone",
  email: "E-mail",
  street: "Street and number",
  zipcode: "Postal code",
  city: "Town",
  country: "Country",
  noCountry: "Not said",
  addressMissing: "An address needs street and town.",
  links: "Profiles elsewhere, one address a line",
  days: {
    mon: "Mon",
    tue: "Tue",
    wed: "Wed",
    thu: "Thu",
    fri: "Fri",
    sat: "Sat",
    sun: "Sun",
  } satisfies Record<Day, string>,
  hoursOf: (row: number) => `Hours ${row}`,
  opens: "Opens",
  closes: "Closes",
  addHours: "Add hours",
  removeHours: (row: number) => `Remove hours ${row}`,
  hoursMissing: "Choose the days and both times.",
  item: "Name",
  itemText: "Description",
  price: (currency: string) => `Price (${currency})`,
  itemOf: (row: number) => `Item ${row}`,
  addItem: "Add an item",
  removeItem: (name: string) => `Remove ${name}`,
  itemMissing: "What is it called?",
  notAnEmail: "This is no e-mail address.",
  notALink: "Addresses begin with https://.",
  tooLong: (max: number, isList: boolean) =>
    isList ? `At most ${max} of them` : `At most ${max} characters`,
  notAnAmount: "A number such as 12.50",
  color: "Main color",
  useColor: "Dress the templates in it",
  logoFound: (address: string) =>
    `Your logo is at ${address}. Save it there and choose it with “From your logo”: we do not take pictures from sites.`,
  use: "Use these",
  remove: "Remove what you told us",
  wrong: "Some fields need another look.",
};
