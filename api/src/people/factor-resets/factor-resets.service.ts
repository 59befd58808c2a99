import { Injectable } from '@nestjs/common'
import { type EntityManager, In, MoreThan } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { factorResetLifeMs } from '#contract/factor-limits.js'
import type { AskFactorReset, FactorResetView } from '#contract/factor-resets.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import type { FactorChange } from '../../platform/mail/letter.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { findMember } from '../clients/memberships.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { requireOpenSession, SessionsService } from '../sessions/sessions.service.js'
import { type Account, Accounts, targetOf } from '../sign-in/accounts.js'
import { Challenges } from '../sign-in/challenges.js'
import { SecondFactors } from '../sign-in/second-factors.js'
import { FactorReset } from './factor-reset.entity.js'
import {
  AdministratorsOnly,
  FactorResetEnded,
  FactorResetPending,
  NothingToReset,
  OwnFactorReset,
  SecondPersonRequired,
} from './factor-resets.errors.js'

interface Unit {
  manager: EntityManager
  record: RecordFact
}

@Injectable()
export class FactorResetsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly challenges: Challenges,
    private readonly mailbox: Mailbox,
  ) {}

  async list(): Promise<Page<FactorResetView>> {
    const manager = this.database.read
    const where = { state: 'asked', endsAt: MoreThan(clock.now()) } as const
    const rows = await manager.find(FactorReset, { where, order: { createdAt: 'DESC' }, take: 100 })
    const items = await Promise.all(rows.map((row) => this.view(manager, row)))
    return { items, nextCursor: null }
  }

  ask(caller: PortalCaller, { audience, subjectID, reason }: AskFactorReset): Promise<FactorResetView> {
    return this.unit(caller, async (unit) => {
      const { manager } = unit
      const account = orNotFound(await this.accountOf(manager, audience, subjectID), 'account')
      if (account.loginID === caller.loginID) throw new OwnFactorReset()
      const { loginID } = account
      if ((await this.factors.methodsOf(manager, loginID)).length === 0) throw new NothingToReset()
      const before = await manager.findOneBy(FactorReset, { loginID, state: 'asked' })
      if (before && before.endsAt.getTime() > clock.time()) throw new FactorResetPending()
      if (before) await manager.delete(FactorReset, { factorResetID: before.factorResetID })
      const now = clock.time()
      const reset = manager.create(FactorReset, {
        factorResetID: newId('frs', now),
        loginID,
        audience,
        subjectID,
        reason,
        state: 'asked',
        askedBy: caller.portalUserID,
        decidedBy: null,
        createdAt: new Date(now),
        endsAt: new Date(now + factorResetLifeMs),
        decidedAt: null,
      })
      await manager.insert(FactorReset, reset)
      await this.tell(unit, account, 'reset_asked', { factorResetID: reset.factorResetID, reason })
      return this.view(manager, reset)
    })
  }

  confirm(caller: PortalCaller, factorResetID: string): Promise<FactorResetView> {
    return this.unit(caller, async (unit) => {
      const { manager } = unit
      const reset = await waiting(manager, factorResetID)
      if (reset.askedBy === caller.portalUserID || reset.loginID === caller.loginID) throw new SecondPersonRequired()
      const account = orNotFound(await this.accounts.ofLogin(manager, reset.loginID), 'account')
      await decide(manager, reset, 'confirmed', caller.portalUserID)
      await this.factors.endAll(manager, reset.loginID)
      await this.challenges.endAll(manager, account.id)
      await this.sessions.endAll(manager, account.id, 'second factors reset')
      await this.tell(unit, account, 'reset', { factorResetID, askedBy: reset.askedBy })
      return this.view(manager, reset)
    })
  }

  async takeBack(caller: PortalCaller, factorResetID: string): Promise<void> {
    await this.unit(caller, async ({ manager, record }) => {
      const reset = await waiting(manager, factorResetID)
      await decide(manager, reset, 'taken_back', caller.portalUserID)
      const account = await this.accounts.ofLogin(manager, reset.loginID)
      if (account)
        await record({
          action: `${account.kind}.second_factor_reset_taken_back`,
          target: targetOf(account),
          after: { factorResetID },
        })
    })
  }

  private async accountOf(manager: EntityManager, audience: LoginAudience, subjectID: string): Promise<Account | null> {
    const member = audience === 'client' ? await findMember(manager, subjectID) : null
    return member?.loginID
      ? this.accounts.ofLogin(manager, member.loginID)
      : this.accounts.find(manager, audience, subjectID)
  }

  private unit<T>(caller: PortalCaller, work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, caller.sessionID)
      if (!(await manager.existsBy(PortalUser, { id: caller.portalUserID, isAdmin: true })))
        throw new AdministratorsOnly()
      return work({ manager, record })
    })
  }

  private async tell({ manager, record }: Unit, account: Account, change: FactorChange, after: object): Promise<void> {
    const { kind, audience, id, name, email } = account
    await record({ action: `${kind}.second_factor_${change}`, target: targetOf(account), after })
    const data = { name, audience, change, left: null }
    await this.mailbox.queue(manager, { kind: 'second-factor', to: email, aboutID: id, data })
  }

  private async view(manager: EntityManager, reset: FactorReset): Promise<FactorResetView> {
    const { factorResetID, state, audience, subjectID, reason, askedBy, decidedBy, createdAt, endsAt } = reset
    const account = await this.accounts.ofLogin(manager, reset.loginID)
    const [asker] = await manager.findBy(PortalUser, { id: In([askedBy]) })
    return {
      factorResetID,
      state,
      audience,
      subjectID,
      name: account?.name ?? subjectID,
      reason,
      askedBy,
      askedByName: asker?.userName ?? null,
      decidedBy,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }
  }
}

async function waiting(manager: EntityManager, factorResetID: string): Promise<FactorReset> {
  const reset = orNotFound(await manager.findOneBy(FactorReset, { factorResetID }), 'reset')
  if (reset.state !== 'asked' || reset.endsAt.getTime() <= clock.time()) throw new FactorResetEnded()
  return reset
}

async function decide(
  manager: EntityManager,
  reset: FactorReset,
  state: FactorReset['state'],
  decidedBy: string,
): Promise<void> {
  const decision = { state, decidedBy, decidedAt: clock.now() }
  await manager.update(FactorReset, { factorResetID: reset.factorResetID }, decision)
  Object.assign(reset, decision)
}
