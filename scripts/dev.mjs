import { runTypescript } from "./bootstrap/typescript.mjs";

await runTypescript("launcher/dev.ts");
