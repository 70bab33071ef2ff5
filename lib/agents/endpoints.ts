import { z } from "zod";
import { endpoint } from "@/lib/platform/http/endpoint";
import { toolNames } from "./rules";
import { agentMessage, agentResponse } from "./schemas";

export const postMcp = endpoint({
  method: "POST",
  path: "/api/mcp",
  summary: "The shop for agents: Model Context Protocol",
  description: `Streamable HTTP without sessions: one JSON-RPC message in, one out. Its tools: ${toolNames.map((it) => `\`${it}\``).join(", ")}. They read, and none of them changes anything. Their links and descriptions are in the language of \`Accept-Language\`. A customer's own orders and sites need an API token of theirs, made in the profile.`,
  access: "visitor or token",
  body: agentMessage,
  requestHeaders: z.object({
    "mcp-protocol-version": z.string().optional().describe("The version that was negotiated"),
  }),
  returns: agentResponse,
  empty: { 202: "A notification was taken" },
  failures: { 401: "The API token is wrong, expired or revoked" },
});
