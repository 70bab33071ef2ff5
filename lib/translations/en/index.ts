import * as accounts from "./accounts";
import * as agents from "./agents";
import * as audit from "./audit";
import * as catalogue from "./catalogue";
import * as documents from "./documents";
import * as domains from "./domains";
import * as drafts from "./drafts";
import * as emails from "./emails";
import * as home from "./home";
import * as inbox from "./inbox";
import * as layout from "./layout";
import * as legal from "./legal";
import * as orders from "./orders";
import * as publishing from "./publishing";
import * as purchases from "./purchases";
import * as reports from "./reports";
import * as search from "./search";
import * as settings from "./settings";
import * as sites from "./sites";
import * as support from "./support";
import * as trades from "./trades";
import * as ui from "./ui";
import * as visits from "./visits";
import * as withdrawal from "./withdrawal";

export const en = {
  ...accounts,
  ...agents,
  ...audit,
  ...catalogue,
  ...documents,
  ...domains,
  ...drafts,
  ...emails,
  ...home,
  ...inbox,
  ...layout,
  ...legal,
  ...orders,
  ...publishing,
  ...purchases,
  ...reports,
  ...search,
  ...settings,
  ...sites,
  ...support,
  ...trades,
  ...ui,
  ...visits,
  ...withdrawal,
};
