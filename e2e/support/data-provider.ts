import jsonServerProvider from "ra-data-json-server";
import { endpoints } from "@/lib/composition/openapi-operations";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { call } from "./call";
import { handlerOf } from "./routes";

const parametersIn = ({ path }: Endpoint) => path.split("{").length;

/** The endpoint of a path, and its params; static segments win over params, as in Next. */
function findEndpoint(pathname: string, method: string) {
  for (const it of [...endpoints].sort((a, b) => parametersIn(a) - parametersIn(b))) {
    const pattern = it.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (match && it.method === method) return { endpoint: it, params: { ...match.groups } };
  }
  throw new Error(`${method} ${pathname} is not there.`);
}

/** react-admin's own json-server data provider, unchanged, with this token. */
export function createDataProvider(bearer: Record<string, string>) {
  /** Authentication as react-admin documents it: a `fetchJson` that adds the token. */
  async function fetchJson(address: string, init: RequestInit = {}) {
    const { pathname, search } = new URL(address);
    const { endpoint, params } = findEndpoint(pathname, init.method ?? "GET");
    const response = await call(await handlerOf(endpoint), pathname + search, {
      ...init,
      params,
      headers: {
        ...bearer,
        origin: "https://office.test",
        ...(init.body ? { "content-type": "application/json" } : {}),
      },
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${body}`);
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) };
  }
  return jsonServerProvider("https://shop.test/api", fetchJson);
}

/** The parameters of a list's first page. */
export const page = (field = "id", order: "ASC" | "DESC" = "DESC") => ({
  pagination: { page: 1, perPage: 2 },
  sort: { field, order },
  filter: {},
});

export const idsOf = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);
