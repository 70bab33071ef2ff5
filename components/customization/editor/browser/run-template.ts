/**
 * Runs the template's own script, once, and makes it render the words of the draft from then on.
 */
import type { PrintInput, TemplateBundle } from "@/components/templates/browser-bundle";

let running: TemplateBundle | null = null;

export async function runTemplate(input: PrintInput) {
  if (running) return running.setWords(input);
  const [, , slug] = location.pathname.split("/");
  const bundle: TemplateBundle = await import(`/template-scripts/${slug}.js`);
  if (running) return bundle.setWords(input);
  running = bundle;
  // It runs until the page is left.
  bundle.runScript(input, new AbortController().signal);
}
