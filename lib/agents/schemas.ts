import { z } from "zod";

/** A request or notification of JSON-RPC 2.0; batches left the protocol in 2025. */
export const agentMessage = z.looseObject({
  jsonrpc: z.literal("2.0"),
  id: z
    .union([z.string().max(200), z.int()], "This must be text or a whole number")
    .optional()
    .describe("Left out in notifications, which get no answer"),
  method: z.string().min(1).max(100).describe("Such as `tools/call`"),
  params: z.looseObject({}).optional(),
});

export type AgentMessage = z.output<typeof agentMessage>;

export const agentResponse = z.looseObject({ jsonrpc: z.literal("2.0") });
