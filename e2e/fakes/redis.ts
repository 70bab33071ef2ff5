import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface FakeRedis {
  url: string;
  /** Stored values with their time to live in seconds. */
  entries: Map<string, { value: Buffer; seconds: number }>;
  /** From now on commands get no reply, until `resume`. */
  hang: () => void;
  resume: () => void;
  /** How many commands wait for their reply. */
  countDelayed: () => number;
  stop: () => Promise<void>;
}

const ok = "+OK\r\n";
const nullReply = "_\r\n";

const bulk = (value: Buffer | undefined): Buffer =>
  value
    ? Buffer.concat([Buffer.from(`$${value.length}\r\n`), value, Buffer.from("\r\n")])
    : Buffer.from(nullReply);

/** The few Redis commands that the shared cache uses, over the Redis protocol. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  let delayedReplies: (() => void)[] | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    let rest = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      const { commands, rest: incomplete } = readCommands(Buffer.concat([rest, chunk]));
      rest = incomplete;
      for (const command of commands) {
        const reply = () => void socket.write(replyTo(command));
        if (delayedReplies) delayedReplies.push(reply);
        else reply();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };

  const redis: FakeRedis = {
    url: `redis://127.0.0.1:${port}`,
    entries: new Map(),
    hang: () => {
      delayedReplies = [];
    },
    resume: () => {
      for (const reply of delayedReplies?.splice(0) ?? []) reply();
      delayedReplies = undefined;
    },
    countDelayed: () => delayedReplies?.length ?? 0,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };

  function replyTo([name, ...words]: Buffer[]): Buffer {
    const keys = words.map(String);
    switch (String(name).toUpperCase()) {
      case "HELLO":
        return Buffer.from("%1\r\n+proto\r\n:3\r\n");
      case "GET":
        return bulk(redis.entries.get(keys[0] ?? "")?.value);
      case "MGET": {
        const values = keys.map((key) => bulk(redis.entries.get(key)?.value));
        return Buffer.concat([Buffer.from(`*${values.length}\r\n`), ...values]);
      }
      case "SET":
        redis.entries.set(keys[0] ?? "", {
          value: words[1] ?? Buffer.alloc(0),
          seconds: Number(keys[3]),
        });
        return Buffer.from(ok);
      default:
        return Buffer.from(ok);
    }
  }

  return redis;
}

/** Complete commands (arrays of strings), and the bytes of an incomplete one. */
function readCommands(bytes: Buffer) {
  const commands: Buffer[][] = [];
  let offset = 0;
  for (;;) {
    const command = readCommand(bytes, offset);
    if (!command) return { commands, rest: Buffer.from(bytes.subarray(offset)) };
    commands.push(command.words);
    offset = command.end;
  }
}

function readCommand(bytes: Buffer, start: number) {
  const head = readNumber(bytes, start);
  if (!head) return undefined;
  const words: Buffer[] = [];
  let at = head.end;
  for (let n = 0; n < head.value; n++) {
    const length = readNumber(bytes, at);
    if (!length || bytes.length < length.end + length.value + 2) return undefined;
    words.push(Buffer.from(bytes.subarray(length.end, length.end + length.value)));
    at = length.end + length.value + 2;
  }
  return { words, end: at };
}

/** The number in a line such as `*3` or `$12`, and where the line ends. */
function readNumber(bytes: Buffer, start: number) {
  const end = bytes.indexOf("\r\n", start);
  return end < 0 ? undefined : { value: Number(bytes.subarray(start + 1, end)), end: end + 2 };
}
