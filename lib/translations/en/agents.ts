export const reference = {
  title: "API reference",
  description: "Every call of the shop's public API: what to send, what comes back, what can fail.",
  sameAs: "The same as",
  openapi: "OpenAPI 3.1",
  bodyOf: "Body, {contentType}",
} as const;

/** The words in which the reference describes a type. */
export const schemaType = {
  maxItems: "at most {count}",
  maxLength: "at most {count} characters",
  default: "{value} unless said",
  listOf: "list: {type}",
  wholeNumber: "whole number",
} as const;
