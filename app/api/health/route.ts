import { z } from "zod";
import { refuseOthers } from "@/lib/http/json";
import { requireDatabase } from "@/lib/http/queries";
import { route } from "@/lib/http/route";

/** Alive; with `?ready`, also able to ask the database. */
export const GET = route(
  {
    query: z.object({ ready: z.string().optional() }),
    returns: z.object({ status: z.literal("ok") }),
  },
  async ({ query }) => {
    if (query.ready !== undefined) await requireDatabase();
    return { status: "ok" as const };
  },
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
