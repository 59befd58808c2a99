import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { Agent, buildConnector, request } from 'undici'
import { processorAnswerMaxBytes } from '#contract/limits.js'
import { Environment } from '../../platform/config/environment.js'
import { checkedConnector, resolveAnyName, resolvePublicName } from '../../platform/outbound/checked-connector.js'
import { isPublicAddress } from '../../platform/outbound/public-address.js'
import { AnswerLost } from './port/processor.js'
import { UnreadableAnswer } from './port/read-answer.js'

export interface SentRequest {
  method: string
  headers: Record<string, string>
  body?: string | Buffer
  signal: AbortSignal
}

export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

export interface OpenedFile {
  status: number
  bytes: AsyncIterable<Uint8Array> & { destroy: () => unknown }
}

/** No connection came about: for certain nothing was sent. */
export class NotSent extends AnswerLost {}

/** The way of every adapter to its processor: to checked addresses, without redirects, and never a second time automatically. */
@Injectable()
export class ProcessorHttp implements OnApplicationShutdown {
  private readonly agent: Agent

  constructor({ PROCESSOR_ALLOW_PRIVATE }: Environment) {
    const connect = PROCESSOR_ALLOW_PRIVATE
      ? checkedConnector(resolveAnyName, { address: () => true, port: () => true })
      : checkedConnector(resolvePublicName, { address: isPublicAddress, port: () => true })
    this.agent = new Agent({ connect: markingWhatWasNotSent(connect), headersTimeout: 0, bodyTimeout: 0 })
  }

  /** Throws `NotSent`, or `AnswerLost` where the request may have arrived. */
  async send(url: string, { method, headers, body, signal }: SentRequest): Promise<HttpAnswer> {
    try {
      const answer = await request(url, {
        dispatcher: this.agent,
        method: method as 'POST',
        headers,
        body: body ?? null,
        signal,
      })
      const { statusCode: status } = answer
      return { status, headers: flat(answer.headers), text: await wholeText(answer.body) }
    } catch (error) {
      if (error instanceof NotSent || error instanceof UnreadableAnswer) throw error
      throw new AnswerLost('The answer did not arrive', { cause: error })
    }
  }

  /** A file that may be larger than an answer: the reader counts its bytes, and leaves the loop to end it. */
  async open(url: string, { headers, signal }: Pick<SentRequest, 'headers' | 'signal'>): Promise<OpenedFile> {
    try {
      const answer = await request(url, { dispatcher: this.agent, method: 'GET', headers, signal })
      // Who leaves before the end breaks the line on purpose; a reader gets each other error by itself.
      answer.body.on('error', () => undefined)
      return { status: answer.statusCode, bytes: answer.body }
    } catch (error) {
      if (error instanceof NotSent) throw error
      throw new AnswerLost('The file did not arrive', { cause: error })
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy()
  }
}

function markingWhatWasNotSent(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]: Parameters<buildConnector.Callback>) =>
      error ? callback(new NotSent('No connection', { cause: error }), null) : callback(null, socket),
    )
}

const flat = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))

async function wholeText(stream: AsyncIterable<Buffer> & { destroy: () => unknown }): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (length > processorAnswerMaxBytes) {
      stream.destroy()
      throw new UnreadableAnswer(`The answer is larger than ${processorAnswerMaxBytes} bytes`)
    }
  }
  return Buffer.concat(chunks).toString()
}
