/** Code that is not needed for typing: loaded after the page. */
import { pastedRuns } from "./pasted-runs";
import { reveal } from "./reveal";
import { runTemplate } from "./run-template";
import { show } from "./show";

export const deferred = { pastedRuns, reveal, runTemplate, show };
