// @ts-check

import { paypalSources } from "../csp/paypal-sources.mjs";
import { NextIncrementalCache } from "./next-incremental-cache.mjs";
import { withPageCsp } from "./with-page-csp.mjs";

export default withPageCsp(NextIncrementalCache, paypalSources(process.env));
