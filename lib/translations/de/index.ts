import type { Messages } from "../translator";
import * as accounts from "./accounts";
import * as agents from "./agents";
import * as catalogue from "./catalogue";
import * as documents from "./documents";
import * as drafts from "./drafts";
import * as home from "./home";
import * as layout from "./layout";
import * as legal from "./legal";
import * as orders from "./orders";
import * as purchases from "./purchases";
import * as search from "./search";
import * as sites from "./sites";
import * as support from "./support";
import * as trades from "./trades";
import * as ui from "./ui";
import * as withdrawal from "./withdrawal";

export const de: Partial<Messages> = {
  ...accounts,
  ...agents,
  ...catalogue,
  ...documents,
  ...drafts,
  ...home,
  ...layout,
  ...legal,
  ...orders,
  ...purchases,
  ...search,
  ...sites,
  ...support,
  ...trades,
  ...ui,
  ...withdrawal,
};
