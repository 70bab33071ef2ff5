import type { CallToolResult, Tool as ToolDefinition } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";
import { ShopError } from "@/lib/errors";
import type { OwnScope } from "@/lib/platform/api-tokens/rules";
import { jsonSchemaOf } from "@/lib/platform/http/json-schema";
import { fieldsOf, plainMessage } from "@/lib/platform/http/zod-messages";
import type { Caller } from "@/lib/platform/sessions/rules";
import type { ToolName } from "./rules";
import { agentTexts } from "./texts";

interface ToolParts<I extends z.ZodType, O extends z.ZodType> {
  name: ToolName;
  title: string;
  /** For the model that chooses among tools. */
  description: string;
  /** An object schema. The messages of its errors are sent to the agent. */
  input: I;
  /** An object schema. Fields that it does not contain are removed. */
  output: O;
  run: (input: z.output<I>) => Promise<z.input<O>>;
}

export interface Tool {
  definition: ToolDefinition;
  /**
   * Returns a refusal as a result that the model reads; throws errors that the agent did not cause.
   */
  call: (args: unknown, caller: Caller | null) => Promise<CallToolResult>;
}

interface OwnToolParts<I extends z.ZodType, O extends z.ZodType>
  extends Omit<ToolParts<I, O>, "run"> {
  /** The scope that the API token needs. */
  scope: OwnScope;
  run: (input: z.output<I>, userId: number) => Promise<z.input<O>>;
}

/**
 * Without `$schema`: the protocol prescribes the dialect, and some clients know only the name of an
 * older one.
 */
function objectSchemaOf(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...found } = jsonSchemaOf(schema, io);
  // Cast: both schemas of a tool are object schemas.
  return found as ToolDefinition["inputSchema"];
}

const definitionOf = ({
  name,
  title,
  description,
  input,
  output,
}: Omit<ToolParts<z.ZodType, z.ZodType>, "run">): ToolDefinition => ({
  name,
  title,
  description,
  inputSchema: objectSchemaOf(input, "input"),
  outputSchema: objectSchemaOf(output, "output"),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
});

/** A tool for everybody. */
export const publicTool = <I extends z.ZodType, O extends z.ZodType>(
  parts: ToolParts<I, O>,
): Tool => ({
  definition: definitionOf(parts),
  call: (args) => answer(parts, args, parts.run),
});

/** A tool that reads a customer's own data, with an API token of that customer. */
export const ownTool = <I extends z.ZodType, O extends z.ZodType>(
  parts: OwnToolParts<I, O>,
): Tool => ({
  definition: definitionOf(parts),
  call: (args, caller) =>
    answer(parts, args, (input) => {
      if (!caller?.ownScopes.includes(parts.scope)) {
        throw new ShopError("forbidden", agentTexts.needsToken(parts.scope));
      }
      return parts.run(input, caller.userId);
    }),
});

async function answer<I extends z.ZodType, O extends z.ZodType>(
  { input, output }: { input: I; output: O },
  args: unknown,
  run: (input: z.output<I>) => Promise<z.input<O>>,
): Promise<CallToolResult> {
  const parsed = input.safeParse(args ?? {}, { error: plainMessage });
  if (!parsed.success) return refusal("Please check the arguments.", fieldsOf(parsed.error));
  try {
    const value = output.parse(await run(parsed.data));
    return {
      content: [{ type: "text", text: JSON.stringify(value) }],
      // Cast: the schema is an object schema.
      structuredContent: value as Record<string, unknown>,
    };
  } catch (error) {
    if (error instanceof ShopError && isOfAgent(error)) return refusal(error.message, error.fields);
    throw error;
  }
}

/** Whether the agent can succeed with other arguments or an API token. */
const isOfAgent = ({ code }: ShopError) =>
  ["forbidden", "not_found", "conflict", "too_large", "invalid", "malformed"].includes(code);

const refusal = (message: string, fields: Record<string, string> = {}): CallToolResult => ({
  content: [
    {
      type: "text",
      text: [message, ...Object.entries(fields).map(([name, it]) => `${name}: ${it}`)].join("\n"),
    },
  ],
  isError: true,
});
