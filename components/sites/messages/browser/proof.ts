import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/sha";

/**
 * Computes the proof of work that a form requires, and sends it. Without scripts, the message stays
 * in the spam folder.
 */
async function prove(form: HTMLFormElement) {
  const [kept, working] = ["kept", "working"].map((name) =>
    document.querySelector<HTMLElement>(`[data-${name}]`),
  );
  const show = (isWorking: boolean) => {
    if (kept) kept.hidden = isWorking;
    if (working) working.hidden = !isWorking;
  };
  show(true);
  try {
    // Rendered by the server.
    const challenge = JSON.parse(form.dataset.challenge ?? "") as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const field = form.elements.namedItem("proof");
    if (!solution || !(field instanceof HTMLInputElement)) return show(false);
    field.value = JSON.stringify({ challenge, solution });
    form.submit();
  } catch {
    show(false);
  }
}

const form = document.querySelector<HTMLFormElement>("form[data-challenge]");
if (form) void prove(form);
