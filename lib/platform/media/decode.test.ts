import { readdirSync, readFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { drawPicture } from "@/e2e/support/pictures";
import { decodePicture } from "./decode";

const box = [{ width: 100, height: 100 }];

test("of one decoding several widths are drawn, none of them enlarged", async () => {
  const bytes = await drawPicture({ width: 700, height: 350 });
  const widths = [{ width: 1600 }, { width: 960 }, { width: 480 }];
  expect(await decodePicture(bytes, widths)).toMatchObject({
    pictures: [
      { width: 700, height: 350 },
      { width: 700, height: 350 },
      { width: 480, height: 240 },
    ],
  });
});

test.each([
  ["memory", { maxMemory: 2 ** 20 }],
  ["work", { maxWork: 1 }],
])("a picture that takes too much %s ends its own process only", async (_, limit) => {
  const bytes = await drawPicture({ width: 2000, height: 2000 });
  expect(await decodePicture(bytes, box, limit)).toEqual({ refusal: "gave_up" });
  expect(await decodePicture(bytes, box)).toMatchObject({
    pictures: [{ width: 100, height: 100 }],
  });
});

test("a picture that a busy machine does not get done is refused for now, not for good", async () => {
  const bytes = await drawPicture({});
  await expect(decodePicture(bytes, box, { deadline: 1 })).rejects.toMatchObject({
    code: "unavailable",
  });
});

test.each(["tiff", "svg"] as const)("a %s cannot be opened", async (format) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>`;
  const bytes = format === "svg" ? Buffer.from(svg) : await drawPicture({ format });
  expect(await decodePicture(bytes, box)).toEqual({ refusal: "unreadable" });
});

test("a host that cannot start the decoder refuses pictures for now", async () => {
  const bytes = await drawPicture({});
  const here = process.cwd();
  process.chdir("docs");
  try {
    await expect(decodePicture(bytes, box)).rejects.toMatchObject({ code: "unavailable" });
  } finally {
    process.chdir(here);
  }
});

/** The niceness of every thread of the decoders that this process has started, from Linux's /proc. */
function nicenessOfDecoders(): number[] {
  const tasks = readdirSync("/proc/self/task");
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  const isDecoder = (pid: string) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("decode-process");
  return children.filter(isDecoder).flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
      // The name in parentheses may contain spaces. Niceness is the 19th field.
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
    }),
  );
}

test.runIf(process.platform === "linux")(
  "the threads that decode come after the other programs of the machine",
  async () => {
    const decoded = decodePicture(await drawPicture({ width: 4000, height: 4000 }), box);
    let isOver = false;
    decoded.finally(() => (isOver = true));
    let seen: number[] = [];
    while (!isOver) {
      try {
        const niceness = nicenessOfDecoders();
        if (niceness.length > seen.length) seen = niceness;
      } catch {
        // The decoder ended meanwhile.
      }
      await nextTurn();
    }
    expect(await decoded).toMatchObject({ pictures: [{ width: 100 }] });
    // On a busy machine V8 has started four threads before, which only collect garbage and compile.
    expect(seen[0]).toBe(5);
    expect(seen.filter((niceness) => niceness === 5).length).toBeGreaterThan(4);
  },
);
