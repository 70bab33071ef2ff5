import { prepareTypescript } from "./bootstrap/typescript.mjs";

await prepareTypescript();
await import("./launcher/dev.ts");
