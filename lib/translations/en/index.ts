import * as accounts from "./accounts";
import * as drafts from "./drafts";
import * as layout from "./layout";
import * as legal from "./legal";
import * as support from "./support";

export const en = { ...accounts, ...drafts, ...layout, ...legal, ...support };
