import { z } from "zod";
import { pathOfOwnUrl } from "./own-urls";

/** Absolute on the wire, a path in the browser. The server passes it absolute: `absolute` in lib/site. */
export const wireUrl = z.codec(z.url(), z.string(), {
  decode: pathOfOwnUrl,
  encode: (url) => url,
});

/** The same for an address that may be missing. */
export const optionalWireUrl = z.codec(z.union([z.literal(""), z.url()]), z.string(), {
  decode: pathOfOwnUrl,
  encode: (url) => url,
});
