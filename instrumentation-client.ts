/**
 * Runs before any script of a page. zod would try with an empty `Function` whether it may compile its
 * schemas, which the page's policy forbids and reports in the console; told before, it does not try.
 * `z.config` would do the same, but put zod into every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** As Next marks what `notFound` throws. */
const notFoundDigest = "NEXT_HTTP_ERROR_FALLBACK;404";

// React may report that the server did not finish what `NotFoundPage` throws on purpose.
addEventListener("error", (event) => {
  const { error } = event as ErrorEvent & { error?: { digest?: unknown } | null };
  if (error?.digest === notFoundDigest) event.preventDefault();
});
