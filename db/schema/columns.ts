import { customType, timestamp } from "drizzle-orm/pg-core";

export const timestamptz = () => timestamp({ withTimezone: true });

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
