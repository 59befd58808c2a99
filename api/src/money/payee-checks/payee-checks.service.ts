import { Injectable, Logger } from '@nestjs/common'
import { timeout, TimeoutStrategy } from 'cockatiel'
import type { EntityManager } from 'typeorm'
import * as z from 'zod/mini'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { type PayeeCheckView, payeeOutcomes } from '#contract/payee-checks.js'
import { payeeAnswerMs, payeeAskedAgainAfterMs } from '#contract/payout-limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { Database } from '../../platform/database/database.js'
import { readAs } from '../processors/port/read-answer.js'
import { accountIn, accountsOf, type ClientAccount } from '../settlement-accounts/accounts-of-client.js'
import { type AccountDetails, SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import type { AskedPayee, PayeeAnswer, PayeeCheckProvider } from './payee-check-provider.js'
import { FurtherPayeeCheck } from './further-payee-check.entity.js'
import { PayeeCheck } from './payee-check.entity.js'
import { payeeCheckProviders } from './registry.js'

/** A client's account is found by the currency of the payout. */
interface Whose {
  clientID: string
  mode: Mode
  currency: Currency
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
  async ask({ clientID, mode, currency }: Whose): Promise<PayeeCheck | null> {
    const row = await accountIn(this.database.read, clientID, currency)
    const asked = row && { mode, account: this.open(row) }
    const provider = asked && this.providerFor(asked)
    if (!provider) return null
    const { outcome, name } = await this.answerOf(provider, asked, clientID)
    return this.audit.unit(async (manager, record) => {
      const known = await accountsOf(manager, clientID)
      if (!known.some(({ settlementAccountID }) => settlementAccountID === row.settlementAccountID)) return null
      const before = await checkOf(manager, row, mode)
      const payeeCheckID = before?.payeeCheckID ?? newId('pyc')
      const check: PayeeCheck = {
        ...{ payeeCheckID, clientID, mode, accountUpdatedAt: row.updatedAt, outcome, provider: provider.name },
        sealedName: name ? this.seal.seal(payeeCheckID, name) : null,
        checkedAt: clock.now(),
      }
      await keep(manager, row, check)
      const target = { kind: 'client', id: clientID }
      await record({ action: 'payee_check.answered', target, after: { mode, outcome, provider: provider.name } })
      return check
    })
  }

  /** Of the account as it is now. */
  async of(manager: EntityManager, { clientID, mode, currency }: Whose): Promise<PayeeCheck | null> {
    const account = await accountIn(manager, clientID, currency)
    const check = account && (await checkOf(manager, account, mode))
    return check?.accountUpdatedAt.getTime() === account?.updatedAt.getTime() ? check : null
  }

  async view(manager: EntityManager, whose: Whose): Promise<PayeeCheckView> {
    const account = await accountIn(manager, whose.clientID, whose.currency)
    const details = account && this.open(account)
    const check = await this.of(manager, whose)
    return {
      outcome: check?.outcome ?? 'not_checked',
      name: check?.sealedName ? this.seal.open(check.payeeCheckID, check.sealedName) : null,
      provider: check?.provider ?? null,
      checkedAt: check?.checkedAt.toISOString() ?? null,
      canAsk: details !== null && this.providerFor({ mode: whose.mode, account: details }) !== undefined,
    }
  }

  private open({ settlementAccountID, sealed }: ClientAccount): AccountDetails {
    return this.accounts.open(settlementAccountID, sealed)
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

const isFirst = ({ settlementAccountID, clientID }: ClientAccount): boolean => settlementAccountID === clientID

function checkOf(manager: EntityManager, account: ClientAccount, mode: Mode): Promise<PayeeCheck | null> {
  const { clientID, settlementAccountID } = account
  if (isFirst(account)) return manager.findOneBy(PayeeCheck, { clientID, mode })
  return manager.findOneBy(FurtherPayeeCheck, { settlementAccountID, mode })
}

async function keep(manager: EntityManager, account: ClientAccount, check: PayeeCheck): Promise<void> {
  if (isFirst(account)) {
    await manager.upsert(PayeeCheck, manager.create(PayeeCheck, check), ['clientID', 'mode'])
    return
  }
  const further = { ...check, settlementAccountID: account.settlementAccountID }
  await manager.upsert(FurtherPayeeCheck, manager.create(FurtherPayeeCheck, further), ['settlementAccountID', 'mode'])
}
