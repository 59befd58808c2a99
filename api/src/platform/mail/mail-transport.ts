import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { mailConnectMaxMs } from '#contract/limits.js'
import { Environment } from '../config/environment.js'
import { type Letter, replyToOf } from './letter.js'
import { asHtml, asText } from './mail-look.js'
import { wordsOf } from './mail-words.js'

export interface Outgoing {
  mailID: string
  createdAt: Date
  letter: Letter
}

const timeouts = {
  connectionTimeout: mailConnectMaxMs,
  greetingTimeout: mailConnectMaxMs,
  socketTimeout: mailConnectMaxMs,
}
const closed = { disableFileAccess: true, disableUrlAccess: true }

// Not encoded, so that a person can read the file and copy its link.
const asIs = (type: string, content: unknown) => ({
  raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${String(content)}`,
})

@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly smtp
  private readonly composer = createTransport({ ...closed, streamTransport: true, buffer: true, newline: 'unix' })

  constructor(
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {
    const url = environment.SMTP_URL
    this.smtp = url ? createTransport({ ...closed, ...timeouts, url }) : null
  }

  async send(outgoing: Outgoing, signal: AbortSignal): Promise<void> {
    const message = this.messageOf(outgoing)
    if (this.smtp) await this.smtp.sendMail({ ...message, signal })
    else await this.write(outgoing, message)
  }

  onApplicationShutdown(): void {
    this.smtp?.close()
  }

  private messageOf({ mailID, createdAt, letter }: Outgoing): SendMailOptions {
    const words = wordsOf(letter)
    const origin = this.origin()
    return {
      from: this.environment.mailFrom,
      to: { name: '', address: letter.to },
      replyTo: replyToOf(letter),
      subject: words.subject,
      text: asText(words, origin),
      html: asHtml(words, origin),
      date: createdAt,
      // The same at every attempt, so that a mail which goes out twice is recognised as one.
      messageId: `<${mailID}@gatehouse>`,
      headers: { 'auto-submitted': 'auto-generated' },
    }
  }

  // Whole or not at all, and for the operator alone: it may hold a reset link.
  private async write({ mailID, createdAt, letter }: Outgoing, message: SendMailOptions): Promise<void> {
    const folder = join(this.environment.dataDir, 'mail')
    const time = createdAt.toISOString().replaceAll(':', '-')
    const path = join(folder, `${time}-${letter.kind}-${mailID}.eml`)
    const readable = { text: asIs('text/plain', message.text), html: asIs('text/html', message.html) }
    const { message: bytes } = await this.composer.sendMail({ ...message, ...readable })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }

  /** Never taken from a request. */
  private origin(): string {
    const { PUBLIC_URL, HOST, PORT } = this.environment
    if (PUBLIC_URL) return PUBLIC_URL
    const server = this.host.httpAdapter.getHttpServer() as Server
    const port = PORT || (server.address() as AddressInfo).port
    return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
  }
}
