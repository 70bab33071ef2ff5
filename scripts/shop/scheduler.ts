import { onExit } from "../shared/cleanup";

const everyMs = 60_000;

/** Calls the shop's jobs each minute, as the scheduler of a host does. */
export function startScheduler(url: string) {
  const timer = setInterval(async () => {
    try {
      const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
      const response = await fetch(`${url}/api/cron/jobs`, { method: "POST", headers });
      if (!response.ok) console.error(`The scheduler was refused: status ${response.status}.`);
    } catch (error) {
      console.error("The scheduler could not reach the shop:", error);
    }
  }, everyMs);
  onExit(async () => clearInterval(timer));
}
