import { expect } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { ClientEmailChange } from '../../api/src/people/clients/client-email-change.entity.js'
import { EmailChangeWorker } from '../../api/src/people/email-changes/email-change-worker.js'
import { buildClient, clientPassword, signInAdmin, type SignedInClient } from './builders.js'
import { askForEmail, linkTokenOf, useLink } from './email-change-links.js'
import { MailServer } from './mail-server.js'
import type { Answer } from './calls.js'
import { startApi, type TestApi } from './test-api.js'

export const anAddress = () => `${randomUUID()}@example.com`
export const day = 86_400_000

/** The API with a mail server, and what people and the clock do about another e-mail address. */
export class EmailChangeWorld {
  private constructor(
    readonly api: TestApi,
    readonly server: MailServer,
    readonly admin: string,
  ) {}

  static async start(): Promise<EmailChangeWorld> {
    const server = await new MailServer().start()
    const api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
    return new EmailChangeWorld(api, server, await signInAdmin(api))
  }

  async stop(): Promise<void> {
    await this.api.close()
    await this.server.stop()
  }

  ask(client: SignedInClient, emailAddress: string): Promise<Answer> {
    return askForEmail(this.api, this.admin, client, emailAddress)
  }

  /** A client whose staff have asked for another address. */
  async asked(): Promise<{ client: SignedInClient; wanted: string }> {
    const [client, wanted] = [await buildClient(this.api), anAddress()]
    expect((await this.ask(client, wanted)).status).toBe(200)
    return { client, wanted }
  }

  useLink(action: Parameters<typeof useLink>[1], token: unknown): Promise<Answer> {
    return useLink(this.api, action, token)
  }

  confirmTokenOf(address: string): Promise<string> {
    return linkTokenOf(this.server, 'confirm', address)
  }

  answerTokenOf({ emailAddress }: SignedInClient): Promise<string> {
    return linkTokenOf(this.server, 'answer', emailAddress)
  }

  async read({ clientID }: SignedInClient): Promise<Answer['body']> {
    return (await this.api.call('GET', `/clients/${clientID}`, { token: this.admin })).body
  }

  /** The one in use, and the one that waits. */
  async addressesOf(client: SignedInClient): Promise<[string, string | null]> {
    const { emailAddress, pendingEmailAddress } = await this.read(client)
    return [emailAddress, pendingEmailAddress]
  }

  logIn(emailAddress: string): Promise<Answer> {
    return this.api.call('POST', '/clients/login', { body: { emailAddress, password: clientPassword } })
  }

  workOff(): Promise<number> {
    return this.api.app.get(EmailChangeWorker, { strict: false }).workOff()
  }

  /** The newest one of this client. */
  rowOf({ clientID }: SignedInClient): Promise<ClientEmailChange> {
    return this.api.database.read.findOneOrFail(ClientEmailChange, {
      where: { clientID },
      order: { emailChangeID: 'DESC' },
    })
  }

  /** What the clock does: it was asked for so much earlier. */
  async age(client: SignedInClient, ms: number): Promise<void> {
    const { emailChangeID, askedAt, agreedAfter, expiresAt } = await this.rowOf(client)
    const earlier = (moment: Date) => new Date(moment.getTime() - ms)
    const change = { askedAt: earlier(askedAt), agreedAfter: earlier(agreedAfter), expiresAt: earlier(expiresAt) }
    await this.api.database.write((manager) => manager.update(ClientEmailChange, { emailChangeID }, change))
  }

  factsOf({ clientID }: SignedInClient, action: string): Promise<AuditEntry[]> {
    return this.api.database.read.findBy(AuditEntry, { targetID: clientID, action })
  }
}
