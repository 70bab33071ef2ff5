import "server-only";
import { asUnavailable } from "@/lib/database-errors";
import { ShopError, statusOf } from "@/lib/errors";
import { observe } from "@/lib/http/observe";
import { currentRequest } from "@/lib/log/request-context";
import { htmlPage, placeOf } from "./pages/page";

export interface Answered {
  response: Response;
  /** What was not the writer's fault. */
  error?: ShopError;
}

interface Context {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** A route for readers of sites: it answers with pages and reads no session, whoever calls. */
export const formRoute =
  (
    path: "/api/site-form/{key}" | "/api/site-form/{key}/thanks",
    answer: (request: Request, key: string) => Promise<Answered>,
  ) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const key = String((await params).key);
    return observe(request, path, async () => {
      try {
        return await answer(request, key);
      } catch (cause) {
        const error = asUnavailable(cause) ?? bug(cause);
        const { message: title, code, retryAfter } = error;
        const place = await placeOf(key, null);
        return {
          response: await htmlPage(place, {
            ...{ status: statusOf(code), title, body: <></>, retryAfter },
          }),
          error,
        };
      }
    });
  };

/** Found in the log by the request's id. */
const bug = (cause: unknown) =>
  new ShopError(
    "bug",
    `Something went wrong. If it happens again, tell us this: ${currentRequest()?.requestId}`,
    { cause },
  );
