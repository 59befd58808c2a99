// Loaded with the first call of a program that speaks MCP: the protocol's library weighs more than most rooms.
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import * as words from '#contract/messages/mcp.js'
import { type Arguments, refusalOf, requestOf, resultOf, type ApiRequest, type ToolResult } from './mcp-call.js'
import type { ApiTool } from './mcp-tools.js'

export interface McpCaller {
  clientID: string
  mode: string
  version: string
  tools: ApiTool[]
  isCovered: (tool: ApiTool) => Promise<boolean>
  ask: (request: ApiRequest) => Promise<{ status: number; body: string }>
}

/** One message, one server: nothing is kept from one call to the next. */
export async function answerMcp(request: Request, message: unknown, caller: McpCaller): Promise<Response> {
  const server = new Server(
    { name: 'gatehouse', title: 'Gatehouse', version: caller.version },
    { capabilities: { tools: {} }, instructions: words.about(caller.mode) },
  )
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await offered(caller) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(caller, params.name, params.arguments ?? {}))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport as Transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

async function offered({ tools, isCovered }: McpCaller) {
  const covered = await Promise.all(tools.map(isCovered))
  return tools
    .filter((_, index) => covered[index])
    .map(({ name, title, description, inputSchema, annotations }) => ({
      name,
      title,
      description,
      inputSchema: inputSchema as { type: 'object' },
      annotations,
    }))
}

// One that the role does not cover is asked all the same: the gate says no, and why.
async function call(caller: McpCaller, name: string, given: Arguments): Promise<ToolResult> {
  const tool = caller.tools.find((one) => one.name === name)
  if (!tool) throw new McpError(ErrorCode.InvalidParams, words.unknownTool(name))
  const refusal = refusalOf(tool, given)
  if (refusal) return refusal
  const request = requestOf(tool, given, caller.clientID)
  const { status, body } = await caller.ask(request)
  return resultOf(tool, request, status, body, given)
}
