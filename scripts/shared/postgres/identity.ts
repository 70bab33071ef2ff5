import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** The user to run PostgreSQL as when the command runs as root, which PostgreSQL refuses. */
export interface Identity {
  name: string;
  uid: number;
  gid: number;
}

/** Undefined when this process is not root. An existing data directory keeps its owner. */
export function identityFor(dataDir: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { name: `user ${uid}`, uid, gid };
  }
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      Number.parseInt(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout ?? "", 10),
    );
    if (uid && gid) return { name, uid, gid };
  }
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody. Run the command as an ordinary user, or set DATABASE_URL.",
  );
}

/** Spawn options, with a working directory that every user can enter. */
export const spawnAs = (identity: Identity | undefined) =>
  identity ? { uid: identity.uid, gid: identity.gid, cwd: "/" } : {};
