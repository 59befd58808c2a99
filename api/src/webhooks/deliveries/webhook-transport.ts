import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { Agent, request } from 'undici'
import { webhookAnswerMaxBytes, webhookAttemptMaxMs } from '#contract/limits.js'
import { Environment } from '../../platform/config/environment.js'
import { checkedConnector, resolveAnyName, resolvePublicName } from '../../platform/outgoing/checked-connector.js'
import { isPublicAddress } from '../../platform/outgoing/public-address.js'

export interface Sent {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Answered {
  status: number
  head: string
  body: string
  retryAfter: string | null
}

/** No redirect is followed, no proxy asked, and no connection kept. */
@Injectable()
export class WebhookTransport implements OnApplicationShutdown {
  private readonly agent: Agent

  constructor({ WEBHOOK_ALLOW_PRIVATE, webhookPorts }: Environment) {
    const isPort = (port: number) => webhookPorts.includes(port)
    const connect = WEBHOOK_ALLOW_PRIVATE
      ? checkedConnector(resolveAnyName, { address: () => true, port: () => true })
      : checkedConnector(resolvePublicName, { address: isPublicAddress, port: isPort })
    // Without pipelining undici keeps no connection.
    this.agent = new Agent({ connect, pipelining: 0, headersTimeout: webhookAttemptMaxMs })
  }

  post(sent: Sent, signal: AbortSignal): Promise<Answered> {
    return postBy(this.agent, sent, signal)
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy()
  }
}

export async function postBy(agent: Agent, { url, headers, body }: Sent, signal: AbortSignal): Promise<Answered> {
  const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal })
  const { statusCode: status, headers: got } = answer
  const lines = Object.entries(got).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`))
  const head = storable([`HTTP ${status}`, ...lines].join('\n')).slice(0, webhookAnswerMaxBytes)
  const retryAfter = got['retry-after']
  return {
    status,
    head,
    body: await firstBytes(answer.body),
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  }
}

// The status has decided already: an answer whose body breaks off, or never ends, is an answer.
async function firstBytes(stream: AsyncIterable<Buffer> & { destroy: () => unknown }): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of stream) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= webhookAnswerMaxBytes) break
    }
  } catch {
    // What came before is kept.
  }
  stream.destroy()
  const bytes = Buffer.concat(chunks).subarray(0, webhookAnswerMaxBytes)
  return storable(new TextDecoder().decode(bytes, { stream: true }))
}

// PostgreSQL cannot store U+0000.
const storable = (text: string) => text.replaceAll('\u0000', '\ufffd')
