"use client";

const pathOf = (address: string) => new URL(address, location.href).pathname;

/**
 * Tells the server that a visitor opened this page, if the browser had prefetched it: the server
 * itself counts only the pages that are requested on a visit.
 */
export function reportPage(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (!load || pathOf(load.name) === location.pathname) return;
  // Failures are ignored: a visitor who is offline is not counted.
  fetch(location.pathname, { method: "HEAD", keepalive: true }).catch(() => {});
}
