import { setTimeout as sleep } from "node:timers/promises";

/**
 * Sends requests at a fixed rate, whether or not answers come, until `isOver`. Returns the
 * statuses; 0 stands for no answer. Begins at a random moment, so that several floods do not send
 * at the same moments.
 */
export async function flood(
  everyMs: number,
  isOver: (sent: number) => boolean,
  send: () => Promise<{ status: number }>,
): Promise<number[]> {
  const answers: Promise<number>[] = [];
  await sleep(Math.random() * everyMs);
  while (!isOver(answers.length)) {
    answers.push(
      send().then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await sleep(everyMs);
  }
  return Promise.all(answers);
}
