/** Runs before any script of a page. */
import "@/lib/zod-jitless";
import { samplePage } from "@/lib/analytics/vitals/sample-page";

/** Next marks the error thrown by `notFound` like this. */
const notFoundDigest = "NEXT_HTTP_ERROR_FALLBACK;404";

// React may report that the server did not finish what `NotFoundPage` throws on purpose.
addEventListener("error", (event) => {
  const { error } = event as ErrorEvent & { error?: { digest?: unknown } | null };
  if (error?.digest === notFoundDigest) event.preventDefault();
});

samplePage();
