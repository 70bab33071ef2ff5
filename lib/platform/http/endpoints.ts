import { z } from "zod";
import { endpoint } from "./endpoint";

export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Whether the shop is alive; with `ready`, whether its database answers too",
  query: z.object({ ready: z.string().optional() }),
  returns: z.object({ status: z.literal("ok") }),
});
