import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { idParam } from "@/lib/id-schemas";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { ofLicense, siteSchema } from "../schemas";
import {
  objectionForm,
  reportDecision,
  reportFiguresSchema,
  reportListQuery,
  siteReportSchema,
} from "./schemas";

const input = currentTranslations("inputErrors");

export const getReports = endpoint({
  method: "GET",
  path: "/api/site-report",
  summary: "Reports of sites, and takedowns without one, for a back office",
  access: "sites:read",
  query: reportListQuery,
  returns: z.array(siteReportSchema),
  headers: totalCount,
  failures: staffOnly,
});

const oneReport = { params: z.object({ id: idParam }), returns: siteReportSchema };
const failures = { ...staffOnly, 404: "There is no such report" };

export const getReport = endpoint({
  method: "GET",
  path: "/api/site-report/{id}",
  summary: "One report of a site",
  access: "sites:read",
  ...oneReport,
  failures,
});

export const putReport = endpoint({
  method: "PUT",
  path: "/api/site-report/{id}",
  summary: "Decide about a report, or about the owner's objection",
  description:
    "`taken_down` takes the site offline and answers all open reports of it; `restored` puts it back online. Reporter and owner are told the reason.",
  access: "sites:write",
  ...oneReport,
  body: reportDecision,
  failures: { ...failures, 409: "It was decided already, or the site is deleted" },
});

export const getReportFigures = endpoint({
  method: "GET",
  path: "/api/site-report-figures",
  summary: "Reports, decisions and objections of a year, for the transparency report",
  access: "sites:read",
  query: z.object({
    year: z
      .string()
      .regex(/^2\d{3}$/, { error: () => input("notAYear") })
      .transform(Number)
      .optional()
      .describe("In UTC; by default the present one")
      .meta({ wire: { type: "integer", minimum: 2000, maximum: 2999 } }),
  }),
  returns: reportFiguresSchema,
  failures: staffOnly,
});

export const postObjection = endpoint({
  method: "POST",
  path: "/api/site/{license}/objection",
  summary: "Object to the takedown of a site",
  description: "Once for each takedown. A person decides, and answers by e-mail.",
  access: "customer",
  params: ofLicense,
  body: objectionForm,
  returns: siteSchema,
  failures: {
    401: "Nobody is signed in",
    404: "The caller has no site with this license",
    409: "The site is not taken down, or the caller has objected already",
  },
});
