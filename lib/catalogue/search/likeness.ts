import { typingErrors } from "@/lib/typing-errors";

/** Short words are similar to too many others. */
const forgivenErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** From 0 to 1: how well a word fits the typed beginning of a word. */
export function surely(typed: string, word: string): number {
  if (word === typed) return 1;
  return word.startsWith(typed) ? 0.5 + (0.4 * typed.length) / word.length : 0;
}

/** The most letters that an ending adds to a word: shoes, blaues. */
const longestEnding = 2;
/** The least letters of a part of a compound (Schuhladen), so that a syllable does not count. */
const shortestPart = 4;
/** The least letters of a typed beginning that may contain an error. */
const shortestBeginning = 5;

/**
 * From 0 to 1: how well a whole word fits: another form of the word, a compound with it, or the
 * word with typing errors.
 */
export function vaguely(typed: string, word: string): number {
  const added = typed.length - word.length;
  if (word.length >= 3 && added > 0 && added <= longestEnding && typed.startsWith(word)) return 0.8;
  if (word.length >= shortestPart && added > 0) {
    if (typed.endsWith(word) || typed.startsWith(word)) return 0.6;
  }
  const forgiven = forgivenErrors(Math.min(typed.length, word.length));
  if (forgiven === 0 || -added > forgiven) return likeBeginning(typed, word);
  if (added > forgiven) return 0;
  const errors = typingErrors(typed, word);
  return errors <= forgiven ? 0.8 - 0.1 * errors : likeBeginning(typed, word);
}

function likeBeginning(typed: string, word: string): number {
  if (typed.length < shortestBeginning || word.length <= typed.length) return 0;
  if (typed[0] !== word[0]) return 0;
  return typingErrors(typed, word.slice(0, typed.length)) <= 1 ? 0.45 : 0;
}
