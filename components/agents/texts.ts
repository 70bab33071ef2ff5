export const referenceTexts = {
  title: "API reference",
  description: "Every call of the shop's public API: what to send, what comes back, what can fail.",
  sameAs: "The same as",
  openapi: "OpenAPI 3.1",
  bodyOf: (contentType: string) => `Body, ${contentType}`,
};

export const typeTexts = {
  maxItems: (count: number) => `at most ${count}`,
  maxLength: (count: number) => `at most ${count} characters`,
  default: (value: unknown) => `${value} unless said`,
  listOf: (type: string) => `list: ${type}`,
  wholeNumber: "whole number",
};
