// @ts-check

/** Netlify's scheduler makes no HTTP request of its own, so this function makes it: docs/deploy.md. */
export default async function runJobs() {
  const { SITE_URL, CRON_SECRET } = process.env;
  const answer = await fetch(new URL("/api/cron/jobs", SITE_URL), {
    method: "POST",
    headers: { Authorization: `Bearer ${CRON_SECRET}` },
    // Netlify ends a scheduled function after 30 seconds.
    signal: AbortSignal.timeout(28_000),
  });
  if (!answer.ok) throw new Error(`The jobs were answered with ${answer.status}.`);
}

export const config = { schedule: "* * * * *" };
