import * as layout from "./layout";
import * as orders from "./orders";
import * as purchases from "./purchases";
import * as withdrawal from "./withdrawal";

export const en = { ...layout, ...orders, ...purchases, ...withdrawal };
