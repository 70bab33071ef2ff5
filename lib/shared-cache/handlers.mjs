// @ts-check
import { OwnPages } from "../own-pages.mjs";
import { ownAnswers, sharedAnswers } from "./answers.mjs";
import { sharedPages } from "./pages.mjs";
import { openLine } from "./redis.mjs";
import { shareTags } from "./tags.mjs";

/**
 * Next loads the two handlers as they are, outside its bundles, when REDIS_URL was set at the build
 * (next.config.mjs). A build itself shares nothing, nor does a server without the address: for them
 * Next's own will do.
 */
const { NEXT_PHASE, REDIS_URL } = process.env;
const isBuild = NEXT_PHASE === "phase-production-build";

function makeHandlers() {
  if (isBuild || !REDIS_URL?.trim()) {
    return { Pages: OwnPages, answers: ownAnswers() };
  }
  const line = openLine(REDIS_URL);
  const shared = { line, tags: shareTags(line) };
  const answers = sharedAnswers(shared);
  // For lib/cache.ts.
  Object.assign(globalThis, { presetryTellOthers: answers.updateTags });
  return { Pages: sharedPages(shared), answers };
}

export const { Pages, answers } = makeHandlers();
