/** The visits of a customer's site. */
export const siteVisits = {
  period: "Last 90 days",
  visits: "{count, plural, one {# visit} other {# visits}}",
  views: "{count, plural, one {# page viewed} other {# pages viewed}}",
  programs: "About {count, number} by programs",
  programsHint:
    "Search engines, previews of messengers, prefetches and whatever else reads a page without showing it. They are in no other number.",
  before: "{count, number} in the 90 days before",
  chart: "Visits a day",
  chartOf: "Visits of each day from {first} to {last}.",
  most: "The busiest day was {day}, with {count, number}.",
  ofDay: "{day}: {count, plural, one {# visit} other {# visits}}",
  today: "Today",
  table: "Show as a table",
  columnDay: "Day",
  columnVisits: "Visits",
  columnViews: "Pages",
  columnPrograms: "By programs",
  pages: "Pages",
  page: "Page",
  pageViews: "Views",
  firstPage: "First page",
  sources: "Where they came from",
  source: "Site with the link",
  sourceViews: "Came from it",
  otherSources: "Others",
  noSources:
    "No visitor has come from a link on another site yet, or their browsers did not say so.",
  none: "No visits yet",
  noneHint:
    "Send someone the address of your site: the first visit shows here a few seconds later.",
  openSite: "Open your site",
  opensInNewTab: " (opens in a new tab)",
  noneOffline: "Your site is not online. Once it is, its visits are counted here.",
  toOverview: "Go to the overview",
  elsewhere:
    "Your site is at another host, so we cannot count its visits. That host may count them.",
  how: "What is counted",
  howOften:
    "A device counts once a day. This is not the number of people: someone who comes on two days counts twice, and two people who share a network and a browser count once.",
  howMeasured:
    "We count on our server, without cookies, scripts or stored addresses. Devices are told apart by a code that is deleted at the end of the day. Days begin at midnight, UTC.",
  howOwn: "Your own visits count. Pages that a browser had stored do not.",
  howPrograms:
    "A browser loads the styles of a page it shows. What does not, or says that it is a robot, counts as a program: a person whose browser kept the page out of sight is among them, and a robot that drives a whole browser is not.",
  howLong: "Pages and sources are kept for 90 days, daily totals for 400.",
} as const;
