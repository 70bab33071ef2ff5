// @ts-check

import { withPageCsp } from "../csp/page-csp.mjs";
import { paypalSources } from "../csp/paypal-sources.mjs";
import { NextIncrementalCache } from "./next-incremental-cache.mjs";

export default withPageCsp(NextIncrementalCache, paypalSources(process.env));
