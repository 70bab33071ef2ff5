import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { boughtPreset, chosenLicense } from "@/lib/sites/delivery/schemas";
import {
  businessSettings,
  deploymentSchema,
  formSettings,
  moveSettings,
  ofLicense,
  ofVersion,
  pastVersionSchema,
  publicationQuery,
  publicationRefusal,
  siteFields,
  siteRecordSchema,
  siteSchema,
  siteSettings,
  takedownReason,
} from "./schemas";
import { visitsSchema } from "./visits/schemas";

const notBought = "The caller has not bought and paid for it, or has no such revision";
const changeFailures = {
  401: "Nobody is signed in",
  404: notBought,
  409: "A deployment is in progress",
};

const hasOpenPlaces = "it has placeholders that the request does not accept";

export const getDeployments = endpoint({
  method: "GET",
  path: "/api/delivery/deployments",
  summary: "The caller's deployments and their status",
  access: "customer",
  returns: z.array(deploymentSchema),
  failures: { 401: "Nobody is signed in" },
});

export const postDeployment = endpoint({
  method: "POST",
  path: "/api/delivery/{presetId}/deployment",
  summary: "Deploy a bought template again, in the brand of the profile",
  description:
    "With the words of the draft's newest revision, or of `revision`, which it then keeps.",
  access: "customer",
  params: boughtPreset,
  query: publicationQuery.extend(chosenLicense.shape),
  returns: deploymentSchema,
  failures: { ...changeFailures, 409: `${changeFailures[409]}; or ${hasOpenPlaces}` },
  failureBodies: { 409: publicationRefusal },
});

export const deleteDeployment = endpoint({
  method: "DELETE",
  path: "/api/delivery/{presetId}/deployment",
  summary: "Take a deployed site offline",
  access: "customer",
  params: boughtPreset,
  query: chosenLicense,
  returns: deploymentSchema,
  failures: changeFailures,
});

const siteFailures = {
  401: "Nobody is signed in",
  404: "The caller has no site with this license",
};

const siteConflict = {
  ...siteFailures,
  409: "The site is being published or taken offline, or was taken down by the shop",
};

export const getOneSite = endpoint({
  method: "GET",
  path: "/api/site/{license}",
  summary: "A site, its published version, and the changes since",
  access: "customer",
  params: ofLicense,
  returns: siteSchema,
  failures: siteFailures,
});

export const putSite = endpoint({
  method: "PUT",
  path: "/api/site/{license}",
  summary: "Change the name in a site's address",
  description: "The old address redirects to the new one, and no other site gets the old name.",
  access: "customer",
  params: ofLicense,
  body: siteSettings,
  returns: siteSchema,
  failures: { ...siteFailures, 409: "The name belongs to another site, or the host sets it" },
});

export const putSiteForm = endpoint({
  method: "PUT",
  path: "/api/site/{license}/form",
  summary: "Set the payment link and the other address of a site's forms",
  description:
    "The other address is used in downloaded files only; sites that the shop hosts send their forms to the shop.",
  access: "customer",
  params: ofLicense,
  body: formSettings,
  returns: siteSchema,
  failures: siteFailures,
});

export const putSiteBusiness = endpoint({
  method: "PUT",
  path: "/api/site/{license}/business",
  summary: "Choose the business whose facts search engines are told",
  description: "As structured data of the next publication, and of downloaded files.",
  access: "customer",
  params: ofLicense,
  body: businessSettings,
  returns: siteSchema,
  failures: { 401: siteFailures[401], 404: "The caller has no such site, or no such business" },
});

export const putSiteMove = endpoint({
  method: "PUT",
  path: "/api/site/{license}/move",
  summary:
    "Lead the addresses of an old site to this one, and prove to search consoles who owns it",
  description: "For sites that the shop hosts, at once and without a publication.",
  access: "customer",
  params: ofLicense,
  body: moveSettings,
  returns: siteSchema,
  failures: { ...siteFailures, 409: "Another host has the site" },
});

export const postPublication = endpoint({
  method: "POST",
  path: "/api/site/{license}/publication",
  summary: "Publish a site as a new version",
  description:
    "In the brand of the profile, with the words of the draft's newest revision or of `revision`. Readers get the version before until the new one is complete.",
  access: "customer",
  params: ofLicense,
  query: publicationQuery,
  returns: siteSchema,
  failures: {
    ...siteConflict,
    409: `${siteConflict[409]}; or ${hasOpenPlaces}; or it has a form, and the caller's address is not verified`,
  },
  failureBodies: { 409: publicationRefusal },
});

export const deletePublication = endpoint({
  method: "DELETE",
  path: "/api/site/{license}/publication",
  summary: "Take a site offline",
  access: "customer",
  params: ofLicense,
  returns: siteSchema,
  failures: siteConflict,
});

export const getVersions = endpoint({
  method: "GET",
  path: "/api/site/{license}/version",
  summary: "The newest versions of a site, the last one first",
  access: "customer",
  params: ofLicense,
  returns: z.array(pastVersionSchema),
  failures: siteFailures,
});

export const getVisits = endpoint({
  method: "GET",
  path: "/api/site/{license}/visit",
  summary: "Who visited a site in the last 90 days: how many, which pages, from where",
  description:
    "Counted by this shop’s own host from requests, without cookies, scripts or stored addresses.",
  access: "customer",
  params: ofLicense,
  returns: visitsSchema,
  failures: siteFailures,
});

export const postRestore = endpoint({
  method: "POST",
  path: "/api/site/{license}/version/{number}/restore",
  summary: "Publish an earlier version of a site again",
  description: "As a new version with the same files.",
  access: "customer",
  params: ofVersion,
  returns: siteSchema,
  failures: siteConflict,
});

export const getSites = endpoint({
  method: "GET",
  path: "/api/published-site",
  summary: "All sites, for a back office",
  access: "sites:read",
  query: z.strictObject(adminListQuery({ fields: siteFields })),
  returns: z.array(siteRecordSchema),
  headers: totalCount,
  failures: staffOnly,
});

const oneRecord = { params: z.object({ id: idParam }), returns: siteRecordSchema };
const recordFailures = { ...staffOnly, 404: "There is no such site" };

export const getSiteRecord = endpoint({
  method: "GET",
  path: "/api/published-site/{id}",
  summary: "One site, for a back office",
  access: "sites:read",
  ...oneRecord,
  failures: recordFailures,
});

export const postTakedown = endpoint({
  method: "POST",
  path: "/api/published-site/{id}/takedown",
  summary: "Take a site down and tell its owner why",
  access: "sites:write",
  ...oneRecord,
  body: takedownReason,
  failures: { ...recordFailures, 409: "It is taken down already" },
});

export const deleteTakedown = endpoint({
  method: "DELETE",
  path: "/api/published-site/{id}/takedown",
  summary: "Let the owner of a site that was taken down publish it again",
  access: "sites:write",
  ...oneRecord,
  failures: { ...recordFailures, 409: "It is not taken down" },
});
