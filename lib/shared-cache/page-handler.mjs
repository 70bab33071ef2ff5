import { paypalHosts } from "../policy/sources.mjs";
import { strictly } from "../policy/strict-pages.mjs";
import { Pages } from "./handlers.mjs";

export default strictly(Pages, paypalHosts(process.env));
