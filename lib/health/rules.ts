/** Seconds that the oldest work of a queue may have been due before somebody should look. */
const maxQueueSeconds = 15 * 60;

/** Seconds that a promised mail may be unsent. The mail service is tried again and again meanwhile. */
const maxUnsentMailSeconds = 60 * 60;

export interface QueueHealth {
  queue: string;
  /** Work that is due and not done. */
  waiting: number;
  /** Since when the oldest of it has been due, in seconds. */
  oldestSeconds: number;
  /** Work that was given up. */
  dead: number;
}

export interface Backlog {
  queues: QueueHealth[];
  unsentMails: number;
  oldestUnsentMailSeconds: number;
  paymentsNeedingAttention: number;
}

/** What is too far behind, and by how much; empty when all is well. */
export function findDelays({ queues, oldestUnsentMailSeconds }: Backlog): Record<string, string> {
  const delays: Record<string, string> = {};
  for (const { queue, oldestSeconds } of queues) {
    if (oldestSeconds > maxQueueSeconds)
      delays[queue] = `Work has been due for ${oldestSeconds} s.`;
  }
  if (oldestUnsentMailSeconds > maxUnsentMailSeconds) {
    delays.mail = `The oldest has been unsent for ${oldestUnsentMailSeconds} s.`;
  }
  return delays;
}
