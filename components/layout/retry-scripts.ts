/**
 * Runs in the browser before anything else: its source stands in the page, so that it stands alone. A network that is
 * away for a moment loses no script of the page. When they do not come, `data-scripts="failed"` lets the page look as it
 * does without script (the variant `noscript`), until they do.
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
    // As it is written, because the bundler knows scripts by that.
    const src = script.getAttribute("src");
    if (!src?.startsWith("/_next/")) return;
    const count = (failures.get(src) ?? 0) + 1;
    // What a running page loads is the business of the component that loads it.
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
  // Where the head of a page comes before its body, scripts may have failed already.
  for (const script of [...document.scripts]) {
    const [timing] = performance.getEntriesByName(script.src);
    if (timing instanceof PerformanceResourceTiming && timing.responseStatus === 0) fail(script);
  }
}
