import { z } from "zod";
import { staffOnly } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { figuresQuery, figuresSchema } from "./schemas";
import { sampleRate, vitalsPath } from "./vitals/reporting";
import { pageVitals, vitalFigures } from "./vitals/schemas";

export const getFigures = endpoint({
  method: "GET",
  path: "/api/shop/figures",
  summary: "Revenue, orders, refunds, visitors and tasks that wait for staff",
  description:
    "Kept in the transactions that they are counted from, so that they are equal to counting. Each caller gets what their permissions include.",
  access: "figures:read",
  query: figuresQuery,
  returns: figuresSchema,
  failures: staffOnly,
});

export const postVitals = endpoint({
  method: "POST",
  path: vitalsPath,
  summary: "A browser's measurements of one page view",
  description: `Sent by ${100 * sampleRate} of 100 page views when they end. Nothing of it tells who sent it: it is added to the sums of the day, without address, browser or cookie. What programs send is taken, and not counted.`,
  body: pageVitals,
  maxBodyKiB: 2,
  returns: z.null(),
  status: 204,
});

export const getVitals = endpoint({
  method: "GET",
  path: "/api/shop/vitals",
  summary: "How fast pages are for visitors",
  description:
    "Web vitals by kind of page and device, as browsers measured them. They come from buckets: those beside the limits are exact, others within a bucket.",
  access: "figures:read",
  query: figuresQuery,
  returns: vitalFigures,
  failures: staffOnly,
});
