import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** What a tool answers: text for the model, and the same as data. */
interface ToolAnswer {
  isError: boolean;
  text: string;
  data: Record<string, unknown>;
}

interface Agent {
  client: Client;
  use: (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>;
}

/** A client of the official SDK, connected; `fetch` stands in for the network in tests of the route. */
export async function connectAgent(
  url: string,
  { headers = {}, fetch }: { headers?: Record<string, string>; fetch?: Send } = {},
): Promise<Agent> {
  const client = new Client({ name: "a-test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers },
    ...(fetch ? { fetch } : {}),
  });
  // Cast: the SDK's transport has optional members that exactOptionalPropertyTypes tells apart from its interface.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  const use = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError } = await client.callTool({
      name,
      arguments: args,
    });
    const [first] = content as { text: string }[];
    return {
      isError: isError === true,
      text: first?.text ?? "",
      data: (structuredContent ?? {}) as Record<string, unknown>,
    };
  };
  return { client, use };
}

type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;
