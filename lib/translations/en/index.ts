import * as accounts from "./accounts";
import * as agents from "./agents";
import * as drafts from "./drafts";
import * as layout from "./layout";
import * as legal from "./legal";
import * as support from "./support";

export const en = { ...accounts, ...agents, ...drafts, ...layout, ...legal, ...support };
