import * as catalogue from "./catalogue";
import * as layout from "./layout";
import * as orders from "./orders";
import * as purchases from "./purchases";
import * as sites from "./sites";
import * as withdrawal from "./withdrawal";

export const en = { ...catalogue, ...layout, ...orders, ...purchases, ...sites, ...withdrawal };
