import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/sha";

/** Does the work that a form asks for, and sends it. Without script, the message stays where it is. */
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
    // Written by the server.
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
