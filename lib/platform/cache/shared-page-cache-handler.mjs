import { paypalSources } from "../csp/paypal-sources.mjs";
import { createPageCache } from "./page-cache.mjs";
import { redis } from "./shared-redis.mjs";

export default createPageCache({ hosts: paypalSources(process.env), redis });
