/** Trouble on demand: the next `times` requests whose path starts with `path` fail, or get no answer. */
export interface Faults {
  path: string;
  times: number;
  status: number;
  hang: boolean;
}

export const noFaults: Faults = { path: "/", times: 0, status: 500, hang: false };

export function readFaults(body: string): Faults {
  const given: Partial<Faults> = body ? JSON.parse(body) : {};
  return { ...noFaults, ...given };
}
