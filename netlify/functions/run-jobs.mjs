// @ts-check

/** Netlify's scheduler runs functions and calls no URL, so this function calls the shop's jobs. */
export default async function runJobs() {
  const { SITE_URL, CRON_SECRET } = process.env;
  const response = await fetch(new URL("/api/cron/jobs", SITE_URL), {
    method: "POST",
    headers: { Authorization: `Bearer ${CRON_SECRET}` },
    // Netlify stops a scheduled function after 30 seconds.
    signal: AbortSignal.timeout(28_000),
  });
  if (!response.ok) throw new Error(`The scheduled jobs failed with status ${response.status}.`);
}

export const config = { schedule: "* * * * *" };
