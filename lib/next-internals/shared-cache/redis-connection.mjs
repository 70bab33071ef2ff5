// @ts-check
import { createClient, RESP_TYPES } from "@redis/client";

/**
 * The line to Redis. It is a help and never a need: whoever asks gets no answer when Redis is away or
 * slow, and goes on with what this instance knows by itself.
 */

/** Milliseconds for one answer. */
const patience = 500;
/** Milliseconds without questions after an answer that did not come, so that few requests wait for it. */
const rest = 1_000;

/**
 * @typedef {object} RedisConnection
 * @property {<T>(question: (client: Client) => Promise<T>) => Promise<T | undefined>} ask
 * @property {(work: () => void) => void} whenBack does `work` whenever Redis answers again
 * @property {() => void} close
 */

/** @typedef {ReturnType<typeof connect>} Client */

/**
 * In the form of lib/log/logger.ts, which is bundled with the shop and cannot be imported from here.
 * @param {unknown} error
 */
function logOutage(error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const msg = "The shared cache does not answer, going on without";
  const line = { level: "warn", time: new Date().toISOString(), code, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** @param {string} url */
const connect = (url) =>
  createClient({
    url,
    // A question that cannot be asked now is not asked later.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5_000,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, 2_000),
    },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

/**
 * @param {string} url
 * @returns {RedisConnection}
 */
export function openRedisConnection(url) {
  const client = connect(url);
  let restingUntil = 0;
  let isQuiet = false;
  /** @type {(() => void)[]} */
  const works = [];

  /** @param {unknown} error */
  const giveUp = (error) => {
    restingUntil = Date.now() + rest;
    if (!isQuiet) {
      logOutage(error);
    }
    isQuiet = true;
  };

  const recover = () => {
    restingUntil = 0;
    isQuiet = false;
    for (const work of works) work();
  };

  client.on("error", giveUp);
  client.on("ready", recover);
  const connected = client.connect().catch(giveUp);

  return {
    async ask(question) {
      if (Date.now() < restingUntil) return undefined;
      try {
        const answer = await within(patience, async () => {
          // The first request of a cold instance comes before the connection.
          if (!client.isReady) await connected;
          return question(client);
        });
        if (isQuiet) recover();
        return answer;
      } catch (error) {
        giveUp(error);
        return undefined;
      }
    },
    whenBack: (work) => void works.push(work),
    close: () => client.destroy(),
  };
}

/**
 * @template T
 * @param {number} ms
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function within(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const deadline = new Promise((_resolve, reject) => {
    const late = () => reject(new Error(`no answer in ${ms} ms`));
    // A busy process finds both at once, the answer and that it is late: the answer goes first.
    timer = setTimeout(() => setImmediate(late), ms);
  });
  try {
    return await Promise.race([work(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
