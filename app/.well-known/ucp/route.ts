import { ucpProfile } from "@/lib/agents/ucp";

/** The shop's profile for agents that speak the Universal Commerce Protocol. */
export const GET = () => Response.json(ucpProfile());
