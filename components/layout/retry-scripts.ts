/**
 * Runs in the browser before anything else. Its source is inlined in the page, so it must not refer
 * to anything outside. Scripts that fail because of a short network outage are loaded again. If
 * that fails, `data-scripts="failed"` makes the page look as it does without scripts (the variant
 * `noscript`), until they arrive.
 */
export function retryScripts() {
  const { dataset } = document.documentElement;
  const failures = new Map<string, number>();

  const load = (src: string) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    document.head.append(script);
  };

  const retryAfter = (src: string, ms: number) => {
    const retry = () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
      load(src);
    };
    const timer = setTimeout(retry, ms);
    addEventListener("online", retry);
  };

  const fail = (script: HTMLScriptElement) => {
    // The literal attribute, because the bundler identifies scripts by it.
    const src = script.getAttribute("src");
    if (!src?.startsWith("/_next/")) return;
    const count = (failures.get(src) ?? 0) + 1;
    // Scripts that are loaded later are handled by the component that loads them.
    const isRunning = dataset.scripts === "running";
    if (isRunning && count === 1) return;
    script.remove();
    failures.set(src, count);
    if (!isRunning && count === 3) dataset.scripts = "failed";
    retryAfter(src, Math.min(500 * 2 ** (count - 1), 30_000));
  };

  // Errors of elements do not bubble.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fail(target);
    },
    true,
  );
  // If the head of a page arrives before its body, scripts may have failed already.
  for (const script of [...document.scripts]) {
    const [timing] = performance.getEntriesByName(script.src);
    if (timing instanceof PerformanceResourceTiming && timing.responseStatus === 0) fail(script);
  }
}
