import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { ofLicense } from "@/lib/sites/schemas";
import { askedDomain, chosenDomain, siteDomainsSchema } from "./schemas";

const failures = {
  401: "Nobody is signed in",
  404: "The caller has no site with this license",
};

const ofSite = { access: "customer" as const, params: ofLicense, returns: siteDomainsSchema };

export const getDomains = endpoint({
  method: "GET",
  path: "/api/site/{license}/domain",
  summary: "A site’s own domain, and the DNS records to set with the results of the last lookup",
  ...ofSite,
  failures,
});

export const putDomain = endpoint({
  method: "PUT",
  path: "/api/site/{license}/domain",
  summary: "Choose a site’s own domain",
  description:
    "It belongs to the site once its DNS shows the site’s token. Its records are looked for at once, and by themselves for seven days.",
  ...ofSite,
  body: chosenDomain,
  failures: { ...failures, 409: "This shop does not offer domains" },
});

export const deleteDomain = endpoint({
  method: "DELETE",
  path: "/api/site/{license}/domain",
  summary: "Give a site’s own domain up",
  ...ofSite,
  failures,
});

export const postDomainCheck = endpoint({
  method: "POST",
  path: "/api/site/{license}/domain/check",
  summary: "Look at the DNS records now",
  ...ofSite,
  failures: { ...failures, 409: "This shop does not offer domains" },
});

export const getAsk = endpoint({
  method: "GET",
  path: "/api/site-domain/ask",
  summary: "Whether a TLS certificate may be issued for a name",
  description: "For a server such as Caddy with on-demand TLS: only for names that are proved.",
  query: askedDomain,
  contentType: "text/plain",
  returns: z.string(),
  failures: { 404: "No site has this name", 429: "Too many names that no site has" },
});
