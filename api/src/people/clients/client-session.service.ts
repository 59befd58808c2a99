import { Injectable, type OnModuleInit } from '@nestjs/common'
import type {
  ClientLoginView,
  LoginClient,
  ReapplyClient,
  RegisterClient,
  RegisteredClientView,
} from '#contract/clients.js'
import { clientStatusTokenMs } from '#contract/limits.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { ClientCaller, Origin } from '../../platform/http/caller.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { Tokens } from '../sessions/tokens.js'
import { Accounts, targetOf } from '../sign-in/accounts.js'
import { PasswordCheck } from '../sign-in/password-check.js'
import { type Door, type OpenedSession, SignIn, type WaitingRoom } from '../sign-in/sign-in.service.js'
import type { Client } from './client.entity.js'
import { admittedTo, membershipsOf } from './memberships.js'
import { ClientRejected, ClientSuspended, WrongClientCredentials } from './clients.errors.js'
import { ClientsService } from './clients.service.js'

const audience = 'client'

@Injectable()
export class ClientSessionService implements OnModuleInit, WaitingRoom<Client> {
  private readonly door: Door<Client> = {
    admit: async (manager, { loginID }) => {
      const chosen = admittedTo(await membershipsOf(manager, loginID))
      if (!chosen) return null
      const { client, member } = chosen
      return { person: client, opens: client.isActive, clientMemberID: member.clientMemberID }
    },
    answer: (_client, session) => answerWith(session),
    waiting: this,
  }

  constructor(
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly accounts: Accounts,
    private readonly sessions: SessionsService,
    private readonly tokens: Tokens,
    private readonly check: PasswordCheck,
    private readonly signIn: SignIn,
  ) {}

  onModuleInit(): void {
    this.signIn.register(audience, this.door)
  }

  async register(input: RegisterClient): Promise<RegisteredClientView> {
    const { clientID, isActive } = await this.clients.register(input)
    return { clientID, isActive, statusToken: this.statusTokenFor(clientID) }
  }

  /** The password is checked first, so that a stranger learns nothing about an account's state. */
  async login({ emailAddress, password }: LoginClient, origin: Origin, deviceToken?: string): Promise<ClientLoginView> {
    const typed = { audience, emailAddress, password, deviceToken } as const
    const signedIn = await this.signIn.withPassword(typed, origin, this.door)
    if (!signedIn) throw new WrongClientCredentials()
    return signedIn.session ? answerWith(signedIn.session) : this.turnAway(signedIn.person)
  }

  async reapply(input: ReapplyClient, deviceToken?: string): Promise<RegisteredClientView> {
    const { emailAddress, password } = input
    const typed = await this.check.atDoor({ audience, emailAddress, password, deviceToken })
    const client = await this.audit.unit(async (manager, record) => {
      const account = await typed.settle(manager, record, { signsIn: false })
      return account?.kind === 'client' ? this.clients.reapply(manager, record, account.id, input) : null
    })
    if (!client) throw new WrongClientCredentials()
    const { clientID, isActive } = client
    return { clientID, isActive, statusToken: this.statusTokenFor(clientID) }
  }

  async logout({ clientID, sessionID, loginID }: ClientCaller): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      await this.sessions.end(manager, sessionID, 'signed out')
      const person = loginID ? await this.accounts.ofLogin(manager, loginID) : null
      const target = person ? targetOf(person) : { kind: audience, id: clientID, loginID }
      await record({ action: `${target.kind}.signed_out`, target })
    })
  }

  turnAway({ clientID, name, status }: Client): ClientLoginView {
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

const answerWith = ({ token, expiresAt, deviceToken }: OpenedSession): ClientLoginView => ({
  status: 'active',
  token,
  expiresAt: expiresAt.toISOString(),
  deviceToken,
})
