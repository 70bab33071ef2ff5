import { paypalSources } from "../csp/paypal-sources.mjs";
import { createPageCache } from "./page-cache.mjs";

export default createPageCache({ hosts: paypalSources(process.env) });
