import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { readMail, type ReadMail } from './mail-reader.js'
import { until } from './until.js'

export interface ReceivedMail extends ReadMail {
  recipients: string[]
  raw: string
  user: unknown
}

type Refusal = (recipients: string[], mail: ReadMail) => string | undefined

/** A real SMTP server on this machine that keeps what it is sent. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Says why a mail is refused, if it is. */
  refuse: Refusal = () => undefined
  /** Takes mails in and never says what became of them. */
  hold = false
  private readonly server = new SMTPServer({
    closeTimeout: 100,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, answer) =>
      password === 'right' ? answer(null, { user: username }) : answer(new Error('Wrong user or password')),
    onData: (stream, session, answer) => void this.take(stream, session).then(() => answer(), answer),
  })

  /** On a free port, or on the one of a server that was stopped. */
  async start(port = 0): Promise<this> {
    this.server.listen(port, '127.0.0.1')
    await once(this.server.server, 'listening')
    return this
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve))
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(({ recipients }) => recipients.includes(address))
  }

  /** The mails to this address, once there are so many. */
  async waitFor(address: string, count = 1, withinMs?: number): Promise<ReceivedMail[]> {
    return until(
      async () => this.to(address),
      ({ length }) => length >= count,
      withinMs,
    )
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const recipients = session.envelope.rcptTo.map(({ address }) => address)
    if (this.hold) return new Promise(() => undefined)
    const raw = Buffer.concat(chunks).toString()
    const mail = readMail(raw)
    const refusal = this.refuse(recipients, mail)
    if (refusal) throw Object.assign(new Error(refusal), { responseCode: 451 })
    this.received.push({ ...mail, recipients, raw, user: session.user })
  }
}
