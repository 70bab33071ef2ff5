/** The largest id: PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;

/** The most records that one request may name. */
export const maxIds = 100;

export const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxId;
