import { ucpProfile } from "@/lib/agents/ucp";

/** What agents that speak the Universal Commerce Protocol find here. */
export const GET = () => Response.json(ucpProfile());
