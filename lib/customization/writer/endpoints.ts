import { endpoint } from "@/lib/platform/http/endpoint";
import { rephrased, rephraseRequest, writerSchema } from "./schemas";

export const getWriter = endpoint({
  method: "GET",
  path: "/api/rephrase",
  summary: "Whether a language model rephrases first drafts, and where it is",
  returns: writerSchema,
});

export const postRephrase = endpoint({
  method: "POST",
  path: "/api/rephrase",
  summary: "Texts of a first draft in other words, by a language model",
  description:
    "The model receives the company's name, trade, town, description and offer, and the texts. What it writes is checked: each number, name, address, time and claim has to be among the facts, or the text is dropped. Nothing is stored.",
  access: "visitor",
  body: rephraseRequest,
  returns: rephrased,
  failures: {
    404: "The shop has no language model, or no such template",
    502: "The language model gives no usable answer",
  },
});
