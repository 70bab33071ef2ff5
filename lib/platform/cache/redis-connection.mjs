// @ts-check
import { createClient, RESP_TYPES } from "@redis/client";

/**
 * Redis is optional at run time: a command returns undefined if Redis is unavailable or slow, and the
 * caller continues with this instance's own cache.
 */

const commandTimeoutMs = 500;
/** After a failed command no command is sent for this long, so that few requests wait for a timeout. */
const pauseMs = 1_000;

/**
 * @typedef {object} RedisConnection
 * @property {<T>(command: (client: Client) => Promise<T>) => Promise<T | undefined>} run
 * @property {(listener: () => void) => void} onRecovered called whenever Redis responds again
 * @property {() => void} close
 */

/** @typedef {ReturnType<typeof connect>} Client */

/**
 * Writes the format of lib/platform/log/logger.ts, which Next bundles: a module outside the bundle cannot import it.
 * @param {unknown} error
 */
function logOutage(error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const msg = "The shared cache is unavailable, continuing without it";
  const line = { level: "warn", time: new Date().toISOString(), code, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** @param {string} url */
const connect = (url) =>
  createClient({
    url,
    // Commands fail while disconnected instead of being queued.
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
  let pausedUntil = 0;
  let isDown = false;
  /** @type {(() => void)[]} */
  const recoveryListeners = [];

  /** @param {unknown} error */
  const markDown = (error) => {
    pausedUntil = Date.now() + pauseMs;
    if (!isDown) {
      logOutage(error);
    }
    isDown = true;
  };

  const markUp = () => {
    pausedUntil = 0;
    isDown = false;
    for (const listener of recoveryListeners) listener();
  };

  client.on("error", markDown);
  client.on("ready", markUp);
  const connected = client.connect().catch(markDown);

  return {
    async run(command) {
      if (Date.now() < pausedUntil) return undefined;
      try {
        const result = await withTimeout(commandTimeoutMs, async () => {
          // The first request of a cold instance comes before the connection.
          if (!client.isReady) await connected;
          return command(client);
        });
        if (isDown) markUp();
        return result;
      } catch (error) {
        markDown(error);
        return undefined;
      }
    },
    onRecovered: (listener) => void recoveryListeners.push(listener),
    close: () => client.destroy(),
  };
}

/**
 * @template T
 * @param {number} ms
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withTimeout(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const deadline = new Promise((_resolve, reject) => {
    const expire = () => reject(new Error(`no response in ${ms} ms`));
    // If a blocked event loop finds the response and the timer due together, the response goes first.
    timer = setTimeout(() => setImmediate(expire), ms);
  });
  try {
    return await Promise.race([work(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
