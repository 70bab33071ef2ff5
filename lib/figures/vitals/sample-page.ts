import { sampleRate } from "./reporting";

/** Milliseconds after the page is there: by then it has what it needs, and measuring is in nobody's way. */
const quietMs = 3_000;

/** Measures this page view, if chance has it. Browsers tell afterwards what happened before. */
export function samplePage(): void {
  if (Math.random() >= sampleRate) return;
  const measure = () =>
    setTimeout(() => {
      import("./client")
        .then(({ measurePage }) => measurePage())
        .catch(() => {
          // Nothing depends on it: this page view is not measured.
        });
    }, quietMs);
  if (document.readyState === "complete") measure();
  else addEventListener("load", measure, { once: true });
}
