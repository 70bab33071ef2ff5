/** What `/api/cron/jobs` was called: schedulers that were configured then still come here. */
export { DELETE, GET, PATCH, POST, PUT } from "../jobs/route";
