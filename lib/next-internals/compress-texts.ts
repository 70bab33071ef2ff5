import type { ServerResponse } from "node:http";

/**
 * Next sets the headers of a route handler as lists, and its compression reads only a Content-Type that is a
 * string: without this, previews are sent four times as large. JSON, which can hold tokens, stays as it is.
 */
export function compressTexts(response: ServerResponse) {
  const setHeader = response.setHeader;
  response.setHeader = function setContentTypeAsString(this: ServerResponse, name, value) {
    const [only, ...others] = Array.isArray(value) ? value : [];
    const isText = name.toLowerCase() === "content-type" && only?.startsWith("text/");
    return Reflect.apply(setHeader, this, [name, isText && others.length === 0 ? only : value]);
  };
}
