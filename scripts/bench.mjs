import { register } from "tsx/esm/api";

/** The database is measured without a Next server: bench/tsconfig.json puts a stub in next/cache's place. */
register({ tsconfig: "scripts/bench/tsconfig.json" });
await import("./bench/main.ts");
