import { formatCount } from "@/lib/counts";

const visits = (number: number) => `${formatCount(number)} ${number === 1 ? "visit" : "visits"}`;
const views = (number: number) => `${formatCount(number)} ${number === 1 ? "page" : "pages"}`;

export const visitsTexts = {
  period: "Last 90 days",
  visits,
  views: (number: number) => `${views(number)} looked at`,
  before: (number: number) => `${formatCount(number)} in the 90 days before`,
  chart: "Visits a day",
  chartOf: (first: string, last: string) => `Visits of each day from ${first} to ${last}.`,
  most: (number: number, day: string) => `The most were ${formatCount(number)}, on ${day}.`,
  ofDay: (day: string, number: number) => `${day}: ${visits(number)}`,
  today: "Today",
  table: "The same as a table",
  columns: { day: "Day", visits: "Visits", views: "Pages" },
  pages: "Pages",
  page: "Page",
  pageViews: "Looked at",
  firstPage: "First page",
  sources: "Where they came from",
  source: "Site with the link",
  sourceViews: "Came from it",
  otherSources: "Others",
  noSources: "No link on another site was followed yet, or the browsers did not say.",
  none: "No visits yet",
  noneHint: "Send somebody the address of your site: the first visit is here a few seconds later.",
  openSite: "Open your site",
  noneOffline: "Your site is not online. Once it is, its visits are counted here.",
  toOverview: "Go to the overview",
  elsewhere:
    "Another host answers your readers, so we see none of them. It may count visits itself.",
  how: "What is counted",
  counted: [
    "A device counts once a day. So this is no number of people: who comes on two days counts twice, and two who share a network and a browser count once.",
    "We count what our host is asked for, without a cookie, a script or a stored address. Devices are told apart by a salted hash, which is deleted with its salt at the end of the day. Days begin at midnight, UTC.",
    "Bots that say so are left out; those that pretend to be a browser are counted, and so are you. A page that a browser or a cache on the way still had is not counted.",
    "Pages and sources are kept for 90 days, sums of a day for 400.",
  ],
};
