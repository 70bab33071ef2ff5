/** Seconds that each part may take on 2 cores. A run that takes longer says so, and does not fail. */
interface Budgets {
  [step: string]: number;
  /** The whole run, with the installation of packages. */
  total: number;
}

export const budgets: Record<"quick" | "all", Budgets> = {
  quick: { lint: 40, types: 30, unit: 180, build: 120, journeys: 90, total: 360 },
  all: { lint: 40, types: 30, unit: 600, build: 120, journeys: 1000, firefox: 90, total: 1800 },
};
