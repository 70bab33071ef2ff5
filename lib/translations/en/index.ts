import * as accounts from "./accounts";
import * as agents from "./agents";
import * as audit from "./audit";
import * as catalogue from "./catalogue";
import * as colors from "./colors";
import * as documents from "./documents";
import * as domains from "./domains";
import * as drafts from "./drafts";
import * as editor from "./editor";
import * as emails from "./emails";
import * as facts from "./facts";
import * as home from "./home";
import * as inbox from "./inbox";
import * as layout from "./layout";
import * as legal from "./legal";
import * as orders from "./orders";
import * as palette from "./palette";
import * as platform from "./platform";
import * as publishing from "./publishing";
import * as purchases from "./purchases";
import * as rephrase from "./rephrase";
import * as reports from "./reports";
import * as retention from "./retention";
import * as search from "./search";
import * as settings from "./settings";
import * as sites from "./sites";
import * as slots from "./slots";
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
  ...colors,
  ...documents,
  ...domains,
  ...drafts,
  ...editor,
  ...emails,
  ...facts,
  ...home,
  ...inbox,
  ...layout,
  ...legal,
  ...orders,
  ...palette,
  ...platform,
  ...publishing,
  ...purchases,
  ...rephrase,
  ...reports,
  ...retention,
  ...search,
  ...settings,
  ...sites,
  ...slots,
  ...support,
  ...trades,
  ...ui,
  ...visits,
  ...withdrawal,
};
