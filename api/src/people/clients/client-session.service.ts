import { Injectable } from '@nestjs/common'
import { IsNull } from 'typeorm'
import type {
  ClientLoginView,
  LoginClient,
  ReapplyClient,
  RegisterClient,
  RegisteredClientView,
} from '#contract/clients.js'
import { clientStatusTokenMs } from '#contract/limits.js'
import { clientLogin } from '#contract/messages.js'
import { SignInLinks } from '../account/sign-in-links.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { signInFact } from '../../platform/audit/sign-in-fact.js'
import type { Origin } from '../../platform/http/caller.js'
import { isPassword } from '../../platform/crypto/passwords.js'
import { type DeviceOwner, DeviceTokens } from '../sessions/device-tokens.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { type Guess, SignInAttempts } from '../sessions/sign-in-attempts.js'
import { type IssuedToken, Tokens } from '../sessions/tokens.js'
import { Client } from './client.entity.js'
import { ClientRejected, ClientSuspended, WrongClientCredentials } from './clients.errors.js'
import { ClientsService } from './clients.service.js'

@Injectable()
export class ClientSessionService {
  constructor(
    private readonly audit: AuditLog,
    private readonly attempts: SignInAttempts,
    private readonly clients: ClientsService,
    private readonly sessions: SessionsService,
    private readonly tokens: Tokens,
    private readonly devices: DeviceTokens,
    private readonly signInLinks: SignInLinks,
  ) {}

  async register(input: RegisterClient): Promise<RegisteredClientView> {
    const { clientID, isActive } = await this.clients.register(input)
    return { clientID, isActive, statusToken: this.statusTokenFor(clientID) }
  }

  /** The password is checked first, so that a stranger learns nothing about an account's state. */
  async login({ emailAddress, password }: LoginClient, origin: Origin, deviceToken?: string): Promise<ClientLoginView> {
    const client = await this.clients.findByEmail(emailAddress)
    const guess = this.guessAt(emailAddress, client, deviceToken)
    await this.attempts.requireMayTry(guess)
    const isRight = await isPassword(password, client?.passwordHash)
    const { outcome, signedIn } = await this.audit.unit(async (manager, record) => {
      const outcome = await this.attempts.settle(manager, guess, isRight)
      await record(signInFact('client', client?.clientID ?? null, outcome))
      if (!client || !isRight) return { outcome, signedIn: null }
      // What changed while the password was checked counts already: another password, a suspension.
      const { clientID, passwordHash } = client
      const current = await manager.findOneBy(Client, { clientID, passwordHash, deletedAt: IsNull() })
      const owner = { audience: 'client', subjectID: clientID } as const
      const open = current?.isActive ? await this.sessions.open(manager, record, owner, origin) : null
      return { outcome, signedIn: current && { client: current, open } }
    })
    this.signInLinks.offerAfter(outcome, 'client', client?.clientID)
    if (!signedIn) throw new WrongClientCredentials()
    return this.answerFor(signedIn.client, signedIn.open, guess.deviceID)
  }

  /** E-mail and password say which client it is; a client that was not rejected has nothing to apply for. */
  async reapply(input: ReapplyClient, deviceToken?: string): Promise<RegisteredClientView> {
    const client = await this.clients.findByEmail(input.emailAddress)
    const guess = this.guessAt(input.emailAddress, client, deviceToken)
    await this.attempts.requireMayTry(guess)
    const isRight = await isPassword(input.password, client?.passwordHash)
    const outcome = await this.audit.unit(async (manager, record) => {
      const settled = await this.attempts.settle(manager, guess, isRight)
      if (!isRight) await record(signInFact('client', client?.clientID ?? null, settled))
      return settled
    })
    this.signInLinks.offerAfter(outcome, 'client', client?.clientID)
    if (!client || !isRight) throw new WrongClientCredentials()
    const { clientID, isActive } = await this.clients.reapply(client, input)
    return { clientID, isActive, statusToken: this.statusTokenFor(clientID) }
  }

  async logout(clientID: string, sessionID: string): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      await this.sessions.end(manager, sessionID, 'signed out')
      await record({ action: 'client.signed_out', target: { kind: 'client', id: clientID } })
    })
  }

  private guessAt(emailAddress: string, client: Client | null, deviceToken: string | undefined): Guess {
    const deviceID = this.devices.deviceOf(deviceToken, 'client', client && ownerOf(client))
    return { account: `client:${emailAddress}`, deviceID }
  }

  private answerFor(client: Client, open: IssuedToken | null, deviceID: string | null): ClientLoginView {
    const { clientID, name, status } = client
    if (open) {
      const deviceToken = this.devices.issue(ownerOf(client), deviceID)
      return { status: 'active', token: open.token, expiresAt: open.expiresAt.toISOString(), deviceToken }
    }
    if (status === 'rejected') throw new ClientRejected()
    if (status === 'suspended') throw new ClientSuspended()
    const statusToken = this.statusTokenFor(clientID)
    return {
      status: 'pending',
      code: 'PENDING_APPROVAL',
      message: clientLogin.pendingApproval,
      clientID,
      name,
      statusToken,
    }
  }

  private statusTokenFor(clientID: string): string {
    return this.tokens.issue('client-status', clientStatusTokenMs, { sub: clientID }).token
  }
}

const ownerOf = ({ clientID, passwordHash }: Client): DeviceOwner => ({
  audience: 'client',
  id: clientID,
  passwordHash,
})
