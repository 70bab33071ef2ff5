// @ts-check
import { OwnPages } from "../own-pages.mjs";
import { paypalHosts } from "./sources.mjs";
import { strictly } from "./strict-pages.mjs";

export default strictly(OwnPages, paypalHosts(process.env));
