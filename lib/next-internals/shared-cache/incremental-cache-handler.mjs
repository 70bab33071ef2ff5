import { withPageCsp } from "../../csp/page-csp.mjs";
import { paypalSources } from "../../csp/paypal-sources.mjs";
import { IncrementalCache } from "./cache-handlers.mjs";

export default withPageCsp(IncrementalCache, paypalSources(process.env));
