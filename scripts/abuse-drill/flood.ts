import { setTimeout as sleep } from "node:timers/promises";

/** Sends at a fixed rate, whether or not answers come, until `isOver`. The statuses; 0 stands for no answer. */
export async function flood(
  everyMs: number,
  isOver: (sent: number) => boolean,
  send: () => Promise<{ status: number }>,
): Promise<number[]> {
  const answers: Promise<number>[] = [];
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
