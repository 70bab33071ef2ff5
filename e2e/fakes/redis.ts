import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface FakeRedis {
  url: string;
  /** What is kept, with how many seconds it was given. */
  kept: Map<string, { value: Buffer; seconds: number }>;
  /** From now on questions are taken and not answered, until it goes on. */
  hang: () => void;
  goOn: () => void;
  stop: () => Promise<void>;
}

const ok = "+OK\r\n";
const nothing = "_\r\n";

const bulk = (value: Buffer | undefined): Buffer =>
  value
    ? Buffer.concat([Buffer.from(`$${value.length}\r\n`), value, Buffer.from("\r\n")])
    : Buffer.from(nothing);

/** The few commands of Redis that the shared cache knows, over its own protocol, for tests. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    let rest = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      const { commands, left } = readCommands(Buffer.concat([rest, chunk]));
      rest = left;
      for (const command of commands) {
        const reply = () => void socket.write(answer(command));
        if (waiting) waiting.push(reply);
        else reply();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };

  const standIn: FakeRedis = {
    url: `redis://127.0.0.1:${port}`,
    kept: new Map(),
    hang: () => {
      waiting = [];
    },
    goOn: () => {
      for (const reply of waiting?.splice(0) ?? []) reply();
      waiting = undefined;
    },
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };

  function answer([name, ...words]: Buffer[]): Buffer {
    const keys = words.map(String);
    switch (String(name).toUpperCase()) {
      case "HELLO":
        return Buffer.from("%1\r\n+proto\r\n:3\r\n");
      case "GET":
        return bulk(standIn.kept.get(keys[0] ?? "")?.value);
      case "MGET": {
        const values = keys.map((key) => bulk(standIn.kept.get(key)?.value));
        return Buffer.concat([Buffer.from(`*${values.length}\r\n`), ...values]);
      }
      case "SET":
        standIn.kept.set(keys[0] ?? "", {
          value: words[1] ?? Buffer.alloc(0),
          seconds: Number(keys[3]),
        });
        return Buffer.from(ok);
      default:
        return Buffer.from(ok);
    }
  }

  return standIn;
}

/** Whole commands (arrays of strings), and what came of the next one so far. */
function readCommands(bytes: Buffer) {
  const commands: Buffer[][] = [];
  let done = 0;
  for (;;) {
    const command = readCommand(bytes, done);
    if (!command) return { commands, left: Buffer.from(bytes.subarray(done)) };
    commands.push(command.words);
    done = command.end;
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

/** `*3` or `$12` and the end of its line. */
function readNumber(bytes: Buffer, start: number) {
  const end = bytes.indexOf("\r\n", start);
  return end < 0 ? undefined : { value: Number(bytes.subarray(start + 1, end)), end: end + 2 };
}
