import "server-only";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { json } from "@/lib/platform/http/json";
import type { Caller } from "@/lib/platform/sessions/rules";
import { site } from "@/lib/site";
import type { AgentMessage } from "./schemas";
import { agentTexts } from "./texts";
import { tools } from "./tools";

/**
 * Shared, because each server would otherwise create its own validator, which this shop never uses.
 */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const versionHeader = "mcp-protocol-version";

/**
 * Answers one message of an agent. Nothing is kept between messages, so that any instance can
 * answer any message. An error of a tool is thrown again here, so that it is logged and answered as
 * in every other route.
 */
export async function answerAgent(
  message: AgentMessage,
  caller: Caller | null,
  headers: Headers,
): Promise<Response> {
  const faults: unknown[] = [];
  const server = openServer(caller, (fault) => faults.push(fault));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(transportRequest(headers), {
      parsedBody: message,
    });
    if (faults.length > 0) throw faults[0];
    if (response.status === 202) return response;
    return json(inPlainWords(await response.json()), { status: response.status });
  } finally {
    await server.close();
  }
}

/**
 * If parameters do not fit their method, the SDK reports an internal error with the messages of its
 * own schemas. Errors of the shop have been thrown before this point.
 */
function inPlainWords(answer: { error?: { code: number } }) {
  if (answer.error?.code !== ErrorCode.InternalError) return answer;
  return { ...answer, error: { code: ErrorCode.InvalidParams, message: agentTexts.badParams } };
}

/**
 * The transport refuses clients that do not accept a stream; this shop never sends one, so every
 * client is accepted.
 */
function transportRequest(headers: Headers): Request {
  const version = headers.get(versionHeader);
  return new Request("http://mcp.invalid/", {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(version === null ? {} : { [versionHeader]: version }),
    },
  });
}

function openServer(caller: Caller | null, onFault: (fault: unknown) => void): Server {
  const server = new Server(
    { name: "presetry", title: site.name, version: "1" },
    {
      capabilities: { tools: {} },
      instructions: agentTexts.instructions,
      jsonSchemaValidator,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ definition }) => definition.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, agentTexts.noSuchTool);
    try {
      return await tool.call(params.arguments, caller);
    } catch (fault) {
      onFault(fault);
      throw fault;
    }
  });
  return server;
}
