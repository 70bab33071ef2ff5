import { paypalSources } from "../../csp/paypal-sources.mjs";
import { withPageCsp } from "../with-page-csp.mjs";
import { IncrementalCache } from "./cache-handlers.mjs";

export default withPageCsp(IncrementalCache, paypalSources(process.env));
