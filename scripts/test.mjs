import { prepareTypescript } from "./bootstrap/typescript.mjs";

await prepareTypescript();
await import("./test/main.ts");
