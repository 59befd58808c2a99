import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { mailConnectMaxMs } from '#contract/limits.js'
import { Environment } from '../config/environment.js'
import { ownOrigin } from '../http/own-origin.js'
import { type Letter, replyToOf } from './letter.js'
import { MailAttachments } from './mail-attachments.js'
import { asHtml, asText, codeID } from './mail-look.js'
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

// Inside of the mail, because mail programs load no pictures from elsewhere.
async function pictureOf(text: string) {
  const { toBuffer } = await import('qrcode')
  const content = await toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, scale: 5 })
  return {
    content,
    cid: codeID,
    filename: 'transfer.png',
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  }
}

// With the first mail: a start does without the library.
async function open(url: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const composer = { streamTransport: true, buffer: true, newline: 'unix' } as const
  return url
    ? createTransport({ ...closed, ...timeouts, url })
    : (createTransport({ ...closed, ...composer }) as unknown as Transporter)
}

@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private transporter: Promise<Transporter> | undefined

  constructor(
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
    private readonly attachments: MailAttachments,
  ) {}

  async send(outgoing: Outgoing, signal: AbortSignal): Promise<void> {
    const message = await this.messageOf(outgoing)
    this.transporter ??= open(this.environment.SMTP_URL)
    const transporter = await this.transporter
    if (this.environment.SMTP_URL) await transporter.sendMail({ ...message, signal } as SendMailOptions)
    else await this.write(outgoing, message, transporter)
  }

  async onApplicationShutdown(): Promise<void> {
    const transporter = await this.transporter
    transporter?.close()
  }

  private async messageOf({ mailID, createdAt, letter }: Outgoing): Promise<SendMailOptions> {
    const words = wordsOf(letter)
    const origin = ownOrigin(this.host, this.environment)
    const picture = words.code ? [await pictureOf(words.code.text)] : []
    return {
      from: this.environment.mailFrom,
      to: { name: '', address: letter.to },
      replyTo: replyToOf(letter),
      subject: words.subject,
      text: asText(words, origin),
      html: asHtml(words, origin),
      attachments: [...picture, ...(await this.attachments.of(letter))],
      date: createdAt,
      // The same at every attempt, so that a mail which goes out twice is recognised as one.
      messageId: `<${mailID}@gatehouse>`,
      headers: { 'auto-submitted': 'auto-generated' },
    }
  }

  // Whole or not at all, and for the operator alone: it may hold a reset link.
  private async write(
    { mailID, createdAt, letter }: Outgoing,
    message: SendMailOptions,
    composer: Transporter,
  ): Promise<void> {
    const folder = join(this.environment.dataDir, 'mail')
    const time = createdAt.toISOString().replaceAll(':', '-')
    const path = join(folder, `${time}-${letter.kind}-${mailID}.eml`)
    const readable = { text: asIs('text/plain', message.text), html: asIs('text/html', message.html) }
    const { message: bytes } = await composer.sendMail({ ...message, ...readable })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}
