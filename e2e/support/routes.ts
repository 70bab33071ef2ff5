import type { Endpoint } from "@/lib/platform/http/endpoint";
import type { Handler } from "./call";

export const endpointName = ({ method, path }: Pick<Endpoint, "method" | "path">) =>
  `${method} ${path}`;

/** For `test.each`: pairs of name and endpoint. */
export const namedEndpoints = (list: readonly Endpoint[]) =>
  list.map((it) => [endpointName(it), it] as const);

const apiFolder = new URL("../../app/api", import.meta.url).pathname;

/** The exports of a route file: `/api/preset/{id}` is at `preset/[id]/route.ts`. */
export async function handlersAt(path: Endpoint["path"]) {
  const folder = path.replace("/api/", "").replace(/\{(\w+)\}/g, "[$1]");
  const route: unknown = await import(/* @vite-ignore */ `${apiFolder}/${folder}/route.ts`);
  return route as Partial<Record<string, Handler>>;
}

export async function handlerOf(endpoint: Pick<Endpoint, "method" | "path">): Promise<Handler> {
  const handler = (await handlersAt(endpoint.path))[endpoint.method];
  if (!handler) throw new Error(`${endpointName(endpoint)} does not exist.`);
  return handler;
}
