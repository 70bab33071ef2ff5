import { readFileSync } from "node:fs";

const pageSize = 4096;

const read = (file: string) => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    // The process has ended.
    return "";
  }
};

/** Memory in bytes of a process and all its descendants, from Linux's /proc. */
function memoryOfTree(pid: number): number {
  const own = Number(read(`/proc/${pid}/statm`).split(" ")[1] ?? 0) * pageSize;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + memoryOfTree(Number(child)), own);
}

/** Watches the memory of a process tree until `stop`, which returns the most it saw. */
export function watchMemory(pid: number) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, memoryOfTree(pid));
  };
  look();
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
