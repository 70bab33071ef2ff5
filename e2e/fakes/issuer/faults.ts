/** The next `times` requests whose path starts with `path` fail with `status` or get no response. */
export interface Faults {
  path: string;
  times: number;
  status: number;
  hang: boolean;
}

export const noFaults: Faults = { path: "/", times: 0, status: 500, hang: false };

export function parseFaults(body: string): Faults {
  const changes: Partial<Faults> = body ? JSON.parse(body) : {};
  return { ...noFaults, ...changes };
}
