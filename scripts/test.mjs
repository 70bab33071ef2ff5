import { prepareTypescript } from "./shared/typescript.mjs";

await prepareTypescript();
await import("./test/main.ts");
