import type { IncomingMessage, ServerResponse } from "node:http";
import { pathToFileURL } from "node:url";
import { type FakeService, listen, readBytes } from "./http-service";
import { Accounts } from "./issuer/accounts";
import { noFaults, parseFaults } from "./issuer/faults";
import { homePage, signInPage } from "./issuer/page";
import { createProvider } from "./issuer/provider";

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * A fake identity provider: a real OpenID Connect issuer with a sign-in page that accepts any name and
 * email. `POST /control/faults` injects faults.
 */
export async function startIssuer(port = 0): Promise<FakeService> {
  let handle: Listener = (_, response) => send(response, 503, "text/plain", "Starting");
  const service = await listen(port, async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      send(response, 400, "text/plain", String(error));
    }
  });
  handle = await createHandler(service.url);
  return service;
}

async function createHandler(url: string): Promise<Listener> {
  const accounts = new Accounts();
  const provider = await createProvider(url, accounts);
  const protocol = provider.callback();
  let faults = noFaults;

  const finishSignIn: Listener = async (request, response) => {
    const form = new URLSearchParams(await readText(request));
    const result =
      form.get("answer") === "sign-in"
        ? { login: { accountId: accounts.signIn(form).sub, remember: false } }
        : { error: "access_denied", error_description: "The user canceled." };
    await provider.interactionFinished(request, response, result);
  };

  return async (request, response) => {
    const path = request.url ?? "/";
    if (request.method === "POST" && path === "/control/faults") {
      faults = parseFaults(await readText(request));
      return send(response, 200, "application/json", JSON.stringify(faults));
    }
    if (faults.times > 0 && path.startsWith(faults.path)) {
      faults.times -= 1;
      return faults.hang ? undefined : send(response, faults.status, "text/plain", "Out of order");
    }
    if (path === "/") return send(response, 200, "text/html", homePage());
    if (!path.startsWith("/sign-in/")) return protocol(request, response);
    if (request.method === "POST") return finishSignIn(request, response);
    return send(response, 200, "text/html", signInPage(path));
  };
}

const readText = async (request: IncomingMessage) => (await readBytes(request)).toString("utf8");

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
  });
  response.end(body);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startIssuer(Number(process.env.PORT ?? 4030));
  console.log(`Issuer: ${url}`);
}
