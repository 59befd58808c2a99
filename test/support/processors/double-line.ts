import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mangle, MangledCalls } from './mangled.js'
import type { DoubledCall } from './doubled-call.js'
import type { Fault } from './processor-double.js'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

export interface Answered {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** `call`: which kind of call it is; null: one that meets no fault. `answer` has its effect when it is run. */
export type Handle = (asked: Asked) => {
  call: DoubledCall | null
  answer: () => Answered
  refuse: (status: number) => Answered
}

/** The line to a double, on loopback: it breaks, falls silent or talks nonsense when a test asks for it. */
export class DoubleLine {
  private readonly faults = new Map<DoubledCall, Fault>()
  private mangled: { calls: MangledCalls; how: Mangle } | null = null

  private constructor(
    readonly address: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(handle: Handle): Promise<DoubleLine> {
    const meet = (call: DoubledCall | null) => line.take(call)
    const told = (call: DoubledCall | null, text: string) => line.told(call, text)
    const server = createServer((request, response) => void play({ handle, meet, told }, request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    const line = new DoubleLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, close)
    return line
  }

  fail(call: DoubledCall, fault: Fault): void {
    this.faults.set(call, fault)
  }

  mangle(calls: MangledCalls, how?: Mangle): void {
    this.mangled = how ? { calls, how } : null
  }

  private told(call: DoubledCall | null, text: string): string {
    const { calls, how } = this.mangled ?? {}
    const isMangled = how && (calls === null || (call !== null && calls?.includes(call)))
    return isMangled ? how(text) : text
  }

  private take(call: DoubledCall | null): Fault | undefined {
    const fault = call ? this.faults.get(call) : undefined
    if (call) this.faults.delete(call)
    return fault
  }
}

interface Line {
  handle: Handle
  meet: (call: DoubledCall | null) => Fault | undefined
  told: (call: DoubledCall | null, text: string) => string
}

async function play({ handle, meet, told }: Line, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const { call, answer, refuse } = handle({
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers,
    body: Buffer.concat(chunks).toString(),
  })
  const fault = meet(call)
  if (fault === 'before') return void response.destroy()
  const { status, body, headers: more } = fault === '429' || fault === '500' ? refuse(Number(fault)) : answer()
  if (fault === 'after') return void response.destroy()
  if (fault === 'silence') return
  response.writeHead(status, { 'content-type': 'application/json', ...more })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.end(fault === 'garbage' ? '<html>Bad gateway</html>' : status < 300 ? told(call, text) : text)
}
