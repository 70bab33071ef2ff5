import { endpoint } from "@/lib/platform/http/endpoint";
import { factsFile, factsFound, factsRequest } from "./api-schemas";

export const postFacts = endpoint({
  method: "POST",
  path: "/api/facts",
  summary: "What a website, a text or a file says about a company",
  description:
    "Reads at most 5 pages of the website, those that its robots.txt allows, or the text or file. Nothing is stored. Facts that were not found are left out.",
  access: "visitor",
  form: factsFile,
  json: factsRequest,
  maxBodyKiB: 320,
  returns: factsFound,
  failures: {
    400: "The body cannot be read",
    413: "The file is larger than 5 MB",
    415: "The body is neither JSON nor a form",
  },
});
