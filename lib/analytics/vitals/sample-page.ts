import { sampleRate } from "./reporting";

/**
 * Milliseconds after the page has loaded: the measuring then delays nothing that the page needs.
 */
const quietMs = 3_000;

/**
 * Measures this page view, if it is chosen at random. Browsers report afterwards what happened
 * before.
 */
export function samplePage(): void {
  if (Math.random() >= sampleRate) return;
  const measure = () =>
    setTimeout(() => {
      import("./client")
        .then(({ measurePage }) => measurePage())
        .catch(() => {
          // A failure is ignored: this page view is not measured.
        });
    }, quietMs);
  if (document.readyState === "complete") measure();
  else addEventListener("load", measure, { once: true });
}
