import * as catalogue from "./catalogue";
import * as home from "./home";
import * as layout from "./layout";
import * as trades from "./trades";
import * as ui from "./ui";

export const en = { ...catalogue, ...home, ...layout, ...trades, ...ui };
