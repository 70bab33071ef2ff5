import type { RequestListener } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { listen } from "../fakes/http-service";

/**
 * Websites of strangers, each at a name of its own; LOCAL_WEBSITES leads these to one server of this machine. Names that
 * were not given a listener answer nothing.
 */
export function startWebsites(names: readonly string[]) {
  const listeners = new Map<string, RequestListener>();
  let stop = async () => {};
  const websites = {
    port: 0,
    serve: (name: string, listener: RequestListener) => listeners.set(name, listener),
    /** A site that answers these paths with HTML, and others with 404. */
    serveHtml: (name: string, pages: Record<string, string>) =>
      listeners.set(name, ({ url = "" }, response) => {
        const page = pages[url];
        response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html" });
        response.end(page);
      }),
  };
  beforeAll(async () => {
    const server = await listen(0, (request, response) => {
      const answer = listeners.get(request.headers.host ?? "");
      if (answer) answer(request, response);
      else request.socket.destroy();
    });
    stop = server.stop;
    websites.port = Number(new URL(server.url).port);
    process.env.LOCAL_WEBSITES = names.map((name) => `${name}=${websites.port}`).join(",");
  });
  afterAll(() => stop());
  return websites;
}
