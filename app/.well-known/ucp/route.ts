import { connection } from "next/server";
import { ucpProfile } from "@/lib/agents/ucp";

/** What agents that speak the Universal Commerce Protocol find here. */
export async function GET() {
  await connection();
  return Response.json(ucpProfile(), {
    headers: { "Cache-Control": "public, max-age=3600", "Access-Control-Allow-Origin": "*" },
  });
}
