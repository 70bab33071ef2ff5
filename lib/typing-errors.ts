/**
 * How many letters have to be added, left out, replaced or swapped with their neighbor to get from one word to
 * the other (optimal string alignment).
 */
export function typingErrors(typed: string, word: string): number {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      current[at] = Math.min(
        valueAt(above, at) + 1,
        valueAt(current, at - 1) + 1,
        valueAt(above, at - 1) + (isSame ? 0 : 1),
        isSwapped ? valueAt(before, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, current];
  }
  return valueAt(above, word.length);
}

const valueAt = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
