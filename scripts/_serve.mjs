import { prepareTypescript } from "./shared/typescript.mjs";
await prepareTypescript();
await import("./_serve.mts");
