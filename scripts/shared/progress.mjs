/**
 * Prints progress: one line per step with its duration. Plain JavaScript without packages, because it
 * runs before they are installed.
 */

/** Whether lines may be colored and written over. */
export const isLive = Boolean(process.stdout.isTTY) && !process.env.CI;
const style = (/** @type {number} */ code) => (/** @type {string} */ text) =>
  isLive ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = style(1);
export const dim = style(2);
export const red = style(31);
export const green = style(32);
export const yellow = style(33);

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints how it went.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work
 * @param {(result: T) => string} [summarize] what to add to the line
 * @returns {Promise<T>}
 */
export async function step(title, work, summarize = () => "") {
  const start = Date.now();
  const elapsed = () => seconds(Date.now() - start);
  const heartbeat = setInterval(
    () => {
      if (isLive) process.stdout.write(`\r\u001b[K  ${title} ${dim(elapsed())}`);
      else console.log(`  ${title}, ${elapsed()} so far`);
    },
    isLive ? 100 : 15_000,
  );
  const finish = (/** @type {string} */ line) => {
    clearInterval(heartbeat);
    console.log(`${isLive ? "\r\u001b[K" : ""}${line}`);
  };
  try {
    const result = await work();
    const note = summarize(result);
    finish(`${green("✓")} ${title}${note ? ` ${dim(note)}` : ""} ${dim(elapsed())}`);
    return result;
  } catch (error) {
    finish(`${red("✗")} ${title} ${dim(elapsed())}`);
    throw error;
  }
}
