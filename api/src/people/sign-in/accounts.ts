import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { type SessionLife, SessionsService } from '../sessions/sessions.service.js'
import { Login } from './login.entity.js'

export interface Person {
  id: string
  name: string
  loginID: string
  kind?: string
}

export interface Account extends Person {
  audience: LoginAudience
  kind: string
  email: string
  passwordHash: string | null
}

export interface AccountKind {
  audience: LoginAudience
  kind: string
  password: { minLength: number; tooShort: string }
  session: SessionLife
  find(manager: EntityManager, by: { id: string } | { loginID: string }): Promise<Person | null>
}

export interface ResetUnit {
  manager: EntityManager
  record: RecordFact
}
type AfterReset = (unit: ResetUnit, id: string) => Promise<void>

export const targetOf = ({ kind, id, loginID }: Pick<Account, 'kind' | 'id' | 'loginID'>) => ({ kind, id, loginID })

@Injectable()
export class Accounts {
  private readonly kinds = new Map<LoginAudience, AccountKind>()
  private readonly resets: { audience: LoginAudience; settle: AfterReset }[] = []

  constructor(private readonly sessions: SessionsService) {}

  register(kind: AccountKind): void {
    this.kinds.set(kind.audience, kind)
    this.sessions.allow(kind.audience, kind.session)
  }

  afterReset(audience: LoginAudience, settle: AfterReset): void {
    this.resets.push({ audience, settle })
  }

  async settleReset(unit: ResetUnit, { audience, id }: Account): Promise<void> {
    for (const reset of this.resets) if (reset.audience === audience) await reset.settle(unit, id)
  }

  get audiences(): LoginAudience[] {
    return [...this.kinds.keys()]
  }

  kindOf(audience: LoginAudience): AccountKind {
    const kind = this.kinds.get(audience)
    if (!kind) throw new Error(`No room keeps people of the audience ${audience}`)
    return kind
  }

  async find(manager: EntityManager, audience: LoginAudience, id: string): Promise<Account | null> {
    const person = await this.kindOf(audience).find(manager, { id })
    const login = person && (await manager.findOneBy(Login, { loginID: person.loginID }))
    return login && this.accountOf(login, person)
  }

  async findByEmail(manager: EntityManager, audience: LoginAudience, emailAddress: string): Promise<Account | null> {
    const login = await manager.findOneBy(Login, { audience, emailAddress })
    // Looked for also where there is no login, so that the time does not tell.
    const person = await this.kindOf(audience).find(manager, { loginID: login?.loginID ?? 'nobody' })
    return login && person && this.accountOf(login, person)
  }

  async allByEmail(manager: EntityManager, emailAddress: string): Promise<Account[]> {
    const logins = await manager.find(Login, { where: { emailAddress }, order: { audience: 'ASC' } })
    const accounts: Account[] = []
    for (const login of logins) {
      const account = await this.withPerson(manager, login)
      if (account) accounts.push(account)
    }
    return accounts
  }

  async ofLogin(manager: EntityManager, loginID: string): Promise<Account | null> {
    const login = await manager.findOneBy(Login, { loginID })
    return login && this.withPerson(manager, login)
  }

  private async withPerson(manager: EntityManager, login: Login): Promise<Account | null> {
    const person = await this.kindOf(login.audience).find(manager, { loginID: login.loginID })
    return person && this.accountOf(login, person)
  }

  private accountOf({ audience, emailAddress: email, passwordHash }: Login, person: Person): Account {
    return { kind: this.kindOf(audience).kind, ...person, audience, email, passwordHash }
  }
}
