/** What typing does not wait for: loaded when the page has been. */
import { pastedRuns } from "./pasted-runs";
import { reveal } from "./reveal";
import { runTemplate } from "./run-template";
import { show } from "./show";

export const deferred = { pastedRuns, reveal, runTemplate, show };
