import { spawnSync } from "node:child_process";

/** Spawn options for the user "nobody"; empty when this process is not root. */
export function nobody(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout),
  );
  return uid && gid ? { uid, gid } : {};
}
