import { prepareTypescript } from "./bootstrap/typescript.mjs";

await prepareTypescript();
await import("./suite/main.ts");
