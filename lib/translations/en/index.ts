import * as accounts from "./accounts";
import * as agents from "./agents";
import * as catalogue from "./catalogue";
import * as drafts from "./drafts";
import * as editor from "./editor";
import * as facts from "./facts";
import * as home from "./home";
import * as layout from "./layout";
import * as legal from "./legal";
import * as orders from "./orders";
import * as palette from "./palette";
import * as purchases from "./purchases";
import * as sites from "./sites";
import * as support from "./support";
import * as trades from "./trades";
import * as ui from "./ui";
import * as withdrawal from "./withdrawal";

export const en = {
  ...accounts,
  ...agents,
  ...catalogue,
  ...drafts,
  ...editor,
  ...facts,
  ...home,
  ...layout,
  ...legal,
  ...orders,
  ...palette,
  ...purchases,
  ...sites,
  ...support,
  ...trades,
  ...ui,
  ...withdrawal,
};
