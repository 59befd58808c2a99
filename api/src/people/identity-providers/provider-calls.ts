import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { Agent, request } from 'undici'
import { webhookPorts } from '#contract/limits.js'
import { providerAnswerMaxBytes, providerAnswerMs } from '#contract/single-sign-on-limits.js'
import { Environment } from '../../platform/config/environment.js'
import { checkedConnector, resolveAnyName, resolvePublicName } from '../../platform/outbound/checked-connector.js'
import { isPublicAddress, literalAddressOf, portOf } from '../../platform/outbound/public-address.js'
import { IssuerNotHttps, IssuerPort, IssuerPrivate } from './identity-providers.errors.js'

interface Asked {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

class AnswerTooLong extends Error {}

/** The only way to a provider: to checked addresses, without redirects, with a bound on time and length. */
@Injectable()
export class ProviderCalls implements OnApplicationShutdown {
  private readonly agent: Agent
  readonly allowsPrivate: boolean

  constructor({ SSO_ALLOW_PRIVATE }: Environment) {
    this.allowsPrivate = SSO_ALLOW_PRIVATE
    const connect = SSO_ALLOW_PRIVATE
      ? checkedConnector(resolveAnyName, { address: () => true, port: () => true })
      : checkedConnector(resolvePublicName, { address: isPublicAddress, port: (port) => webhookPorts.includes(port) })
    // Without pipelining undici keeps no connection.
    this.agent = new Agent({ connect, pipelining: 0, headersTimeout: providerAnswerMs })
  }

  requireIssuer(issuer: string): void {
    if (this.allowsPrivate) return
    const { protocol, hostname, port } = new URL(issuer)
    if (protocol !== 'https:') throw new IssuerNotHttps()
    if (!webhookPorts.includes(portOf({ protocol, port }))) throw new IssuerPort(webhookPorts)
    const literal = literalAddressOf(hostname)
    if (literal !== null && !isPublicAddress(literal)) throw new IssuerPrivate()
  }

  isPlace(url: URL): boolean {
    return url.protocol === 'https:' || (this.allowsPrivate && url.protocol === 'http:')
  }

  async fetch(url: string, { method, headers, body, signal }: Asked): Promise<Response> {
    const limit = AbortSignal.timeout(providerAnswerMs)
    const answer = await request(url, {
      dispatcher: this.agent,
      method: method as 'GET',
      headers,
      body: body === undefined || body === null ? null : String(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    const bytes = await wholeBody(answer.body)
    const { statusCode: status } = answer
    const lines = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(status === 204 || status === 304 ? null : bytes, { status, headers: lines })
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy()
  }
}

async function wholeBody(stream: AsyncIterable<Buffer> & { destroy: () => unknown }): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length > providerAnswerMaxBytes) {
      stream.destroy()
      throw new AnswerTooLong('A provider has answered more than is read')
    }
  }
  return Buffer.concat(chunks)
}
