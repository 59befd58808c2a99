import { Injectable, Logger } from '@nestjs/common'
import { timeout, TimeoutStrategy } from 'cockatiel'
import type { EntityManager } from 'typeorm'
import * as z from 'zod/mini'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import { type PayeeCheckView, payeeOutcomes } from '#contract/payee-checks.js'
import { payeeAnswerMs, payeeAskedAgainAfterMs } from '#contract/payout-limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { Database } from '../../platform/database/database.js'
import { readAs } from '../processors/port/read-answer.js'
import { SettlementAccount } from '../settlement-accounts/settlement-account.entity.js'
import { SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import type { AskedPayee, PayeeAnswer, PayeeCheckProvider } from './payee-check-provider.js'
import { PayeeCheck } from './payee-check.entity.js'
import { payeeCheckProviders } from './registry.js'

interface Whose {
  clientID: string
  mode: Mode
}

const answerShape = z.object({
  outcome: z.enum(payeeOutcomes),
  name: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})

/** Asks the payee's bank whether the account belongs to its holder, outside of units, and keeps the answer. */
@Injectable()
export class PayeeChecks {
  answerMs = payeeAnswerMs
  providers = payeeCheckProviders

  private readonly logger = new Logger('PayeeChecks')
  private readonly seal: Seal

  constructor(
    secret: AppSecret,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: SettlementSeal,
  ) {
    this.seal = new Seal(secret, 'payee-checks')
  }

  /** Asks where nothing is known about the account, and again after a while where the bank could not say. */
  async ensure(whose: Whose): Promise<void> {
    const kept = await this.of(this.database.read, whose)
    const mayHaveChanged =
      kept?.outcome === 'not_available' && clock.time() - kept.checkedAt.getTime() >= payeeAskedAgainAfterMs
    if (!kept || mayHaveChanged) await this.ask(whose)
  }

  /** null: no provider serves the account. */
  async ask({ clientID, mode }: Whose): Promise<PayeeCheck | null> {
    const row = await this.database.read.findOneBy(SettlementAccount, { clientID })
    const asked = row && { mode, account: this.accounts.open(clientID, row.sealed) }
    const provider = asked && this.providerFor(asked)
    if (!provider) return null
    const { outcome, name } = await this.answerOf(provider, asked, clientID)
    return this.audit.unit(async (manager, record) => {
      const before = await manager.findOneBy(PayeeCheck, { clientID, mode })
      const payeeCheckID = before?.payeeCheckID ?? newId('pyc')
      const check: PayeeCheck = {
        ...{ payeeCheckID, clientID, mode, accountUpdatedAt: row.updatedAt, outcome, provider: provider.name },
        sealedName: name ? this.seal.seal(payeeCheckID, name) : null,
        checkedAt: clock.now(),
      }
      await manager.upsert(PayeeCheck, manager.create(PayeeCheck, check), ['clientID', 'mode'])
      const target = { kind: 'client', id: clientID }
      await record({ action: 'payee_check.answered', target, after: { mode, outcome, provider: provider.name } })
      return check
    })
  }

  /** Of the account as it is now. */
  async of(manager: EntityManager, { clientID, mode }: Whose): Promise<PayeeCheck | null> {
    const account = await manager.findOneBy(SettlementAccount, { clientID })
    const check = account && (await manager.findOneBy(PayeeCheck, { clientID, mode }))
    return check?.accountUpdatedAt.getTime() === account?.updatedAt.getTime() ? check : null
  }

  async view(manager: EntityManager, whose: Whose): Promise<PayeeCheckView> {
    const account = await manager.findOneBy(SettlementAccount, { clientID: whose.clientID })
    const details = account && this.accounts.open(whose.clientID, account.sealed)
    const check = await this.of(manager, whose)
    return {
      outcome: check?.outcome ?? 'not_checked',
      name: check?.sealedName ? this.seal.open(check.payeeCheckID, check.sealedName) : null,
      provider: check?.provider ?? null,
      checkedAt: check?.checkedAt.toISOString() ?? null,
      canAsk: details !== null && this.providerFor({ mode: whose.mode, account: details }) !== undefined,
    }
  }

  private providerFor(asked: AskedPayee): PayeeCheckProvider | undefined {
    return this.providers.find((one) => one.serves(asked))
  }

  private async answerOf(provider: PayeeCheckProvider, asked: AskedPayee, clientID: string): Promise<PayeeAnswer> {
    try {
      const answer = await timeout(this.answerMs, TimeoutStrategy.Aggressive).execute(({ signal }) =>
        provider.check(asked, signal),
      )
      return readAs(answerShape, answer, 'The payee check')
    } catch (error) {
      this.logger.warn(`${clientID}: ${provider.name} couldn't check the payee: ${String(error)}`)
      return { outcome: 'not_available' }
    }
  }
}
