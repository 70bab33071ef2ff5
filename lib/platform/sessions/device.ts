import "server-only";
import Bowser from "bowser";

/** No browser sends a longer header. */
const maxLength = 500;

/**
 * The browser and system of a request in words, such as "Firefox on Windows"; empty if they are
 * unknown.
 */
export function deviceOf({ headers }: Pick<Request, "headers">): string {
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || agent.length > maxLength) return "";
  const { browser, os, platform } = Bowser.parse(agent);
  const system = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(" on ");
}
