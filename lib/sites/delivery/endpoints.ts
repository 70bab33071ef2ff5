import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { boughtPreset, chosenBrand, chosenLicense, chosenRevision } from "./schemas";

export const getSite = endpoint({
  method: "GET",
  path: "/api/delivery/{presetId}",
  summary: "Download a bought template",
  description:
    "A zip archive of the site in the brand of the caller's profile, or in that of `brand`, the code of a shared preview. With the caller's words as in the newest revision of the draft, or in `revision`.",
  access: "customer",
  params: boughtPreset,
  query: chosenBrand.extend(chosenRevision.shape).extend(chosenLicense.shape),
  returns: z.null(),
  contentType: "application/zip",
  headers: { "Content-Disposition": "The file's name" },
  failures: {
    401: "Nobody is signed in",
    404: "The caller has not bought and paid for it, or has no such revision",
  },
});
