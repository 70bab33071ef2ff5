import type { ReportStatus } from "@/db/words/site-reports";
import { groundTexts, kindTexts } from "@/lib/sites/reports/texts";

const statuses: Record<ReportStatus, string> = {
  open: "Open",
  no_action: "No action",
  taken_down: "Taken down",
  objected: "Owner objects",
  restored: "Put back",
  upheld: "Stays offline",
};

export const reportTexts = {
  number: "Number",
  site: "Site",
  kind: "Reported",
  status: "Status",
  received: "Received",
  score: (score: number) => (score === 0 ? "Nothing noticed" : `Score ${score}`),
  formsPaused: "Forms paused",
  due: "Decide by",
  overdue: "Overdue",
  action: "Action",
  statuses,
  kinds: kindTexts,
  ownDecision: "Found by us",
  gone: "Deleted",
  draft: "Shared draft",
  isOffline: "offline",
  others: (count: number) => (count === 1 ? "1 other open report" : `${count} other open reports`),
  waiting: "To decide",
  arrived: (days: string) => `arrived ${days}`,
  all: "All",
  search: "Site, words or reporter",
  empty: "No reports.",
  read: "Read",
  decide: "Decide",
  ofReport: (id: number) => ` report ${id}`,
};

export const reportDialogTexts = {
  title: (id: number) => `Report ${id}`,
  openSite: "Open the reported page",
  newTab: " (opens in a new tab)",
  words: "What was reported",
  screening: (score: number) =>
    score === 0 ? "Nothing was noticed" : `What was noticed (score ${score})`,
  formsPaused: "The site’s forms are paused until this is decided.",
  reporter: "Reporter",
  anonymous: "Without a name",
  decision: "Decision",
  by: (email: string, day: string) => `${email}, ${day}`,
  objection: "The owner’s objection",
  answer: "Answer",
  site: {
    what: "What happens with the site",
    takeDown: "Take it offline",
    noAction: "No action: it stays online",
  },
  draft: {
    what: "What happens with the draft",
    takeDown: "End its link",
    noAction: "No action: it stays shared",
  },
  closeOnly: "It is offline: close the report",
  putBack: "Put it back online",
  keepOffline: "Keep it offline",
  ground: "Ground",
  grounds: groundTexts,
  reason: "Reason",
  reasonHint: {
    taken_down:
      "Owner and reporter read it. Name the words or pictures, and the law or the part of our terms.",
    no_action: "The reporter reads it.",
    restored: "The owner reads it.",
    upheld: "The owner reads it.",
  },
  allAnswered: (count: number) =>
    `The ${reportTexts.others(count)} of this site ${count === 1 ? "gets" : "get"} the same answer.`,
  withOthers: (count: number) =>
    `Answer the ${reportTexts.others(count)} of this site the same way`,
  send: "Decide and send e-mails",
};

export const reportFiguresTexts = {
  title: "Figures of the year",
  intro: "For the transparency report: the cases that began in the year, in UTC.",
  year: "Year",
  notices: "Reports",
  open: "Not decided yet",
  takenDown: "Led to a takedown",
  noAction: "No action",
  median: "Median time to a decision",
  ownTakedowns: "Takedowns without a report",
  objections: "Objections of owners",
  restored: "Put back after one",
  upheld: "Stayed offline after one",
  ground: (ground: string) => `Takedowns: ${ground.toLowerCase()}`,
  hours: (hours: number) => {
    if (hours < 1) return "less than an hour";
    return hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`;
  },
  none: "–",
};
