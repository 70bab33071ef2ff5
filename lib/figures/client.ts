"use client";

const pathOf = (address: string) => new URL(address, location.href).pathname;

/**
 * Tells the server that this page is looked at, if the browser had fetched it before somebody went there: the
 * server counts the pages that it is asked for.
 */
export function reportPage(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (!load || pathOf(load.name) === location.pathname) return;
  // Nothing depends on it: a visitor who is offline is not counted.
  fetch(location.pathname, { method: "HEAD", keepalive: true }).catch(() => {});
}
