import { prepareTypescript } from "./shared/typescript.mjs";

await prepareTypescript();
await import("./shop/main.ts");
