/**
 * Lets a script import modules that are for the server only: `node --import
 * ./scripts/shared/server-only.mjs`. `--conditions=react-server` does that as well, but with it
 * React cannot render emails.
 */
import { register } from "node:module";

const hook = `export const resolve = (specifier, context, next) =>
  specifier === "server-only"
    ? { url: "data:text/javascript,", format: "module", shortCircuit: true }
    : next(specifier, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
