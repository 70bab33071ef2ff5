import "server-only";
import Bowser from "bowser";

/** Longer ones are no browser's. */
const maxLength = 500;

/** The browser and system of a request in words, such as "Firefox on Windows"; empty if it does not tell. */
export function deviceOf({ headers }: Pick<Request, "headers">): string {
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || agent.length > maxLength) return "";
  const { browser, os, platform } = Bowser.parse(agent);
  const system = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(" on ");
}
