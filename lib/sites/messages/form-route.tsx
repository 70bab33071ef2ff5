import "server-only";
import { statusOf } from "@/lib/errors";
import { type Handled, observe } from "@/lib/platform/http/observe";
import { unexpectedError } from "@/lib/platform/http/unexpected-error";
import { htmlPage, placeOf } from "./pages/page";

interface Context {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** A route for visitors of sites: it answers with pages and never reads a session. */
export const formRoute =
  (
    path: "/api/site-form/{key}" | "/api/site-form/{key}/thanks",
    answer: (request: Request, key: string) => Promise<Handled>,
  ) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const key = String((await params).key);
    return observe(request, path, async () => {
      try {
        return await answer(request, key);
      } catch (cause) {
        const error = unexpectedError(cause);
        const { message: title, code, retryAfter } = error;
        const place = await placeOf(key, null);
        return {
          response: await htmlPage(place, {
            status: statusOf(code),
            title,
            body: <></>,
            retryAfter,
          }),
          error,
        };
      }
    });
  };
