import { Injectable } from '@nestjs/common'
import type { PayerStepView, TakePayerStep } from '#contract/payer-steps.js'
import { clock } from '#contract/clock.js'
import { Client } from '../../people/clients/client.entity.js'
import { Database } from '../../platform/database/database.js'
import { NotFound } from '../../platform/http/app-error.js'
import { Offers } from '../checkout-settings/offers.js'
import type { FieldsOpened } from '../processors/port/results.js'
import type { CallResult } from '../processors/port/results.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { SavedMethodKeeping } from '../saved-methods/saved-method-keeping.js'
import { Setup } from '../setups/setup.entity.js'
import { Setups } from '../setups/setups.service.js'
import { attemptsOf } from '../transactions/transaction-attempts.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import { askedOf, paymentOf } from '../transactions/transaction-rows.js'
import { UnclearPayments } from '../transactions/unclear-payments.js'

type Step = FieldsOpened | CallResult | Unanswered

/** What a payer brings is handed on once. An answer that is lost leaves the payment as it was: a notice ends it, or its time. */
@Injectable()
export class PayerSteps {
  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly registry: ProcessorRegistry,
    private readonly outcomes: TransactionOutcomes,
    private readonly offers: Offers,
    private readonly unclear: UnclearPayments,
    private readonly keeping: SavedMethodKeeping,
    private readonly setups: Setups,
  ) {}

  async take(transactionID: string, { brought = {} }: TakePayerStep): Promise<PayerStepView> {
    const setup = await this.database.read.findOneBy(Setup, { setupID: transactionID })
    if (setup) return this.takeSetup(setup, brought)
    const transaction = await this.database.read.findOneBy(Transaction, { transactionID })
    const returnURL = transaction?.returnURL
    if (!transaction || !returnURL || !this.registry.entry(transaction.processor).hasPayerSteps)
      throw new NotFound('transaction')
    const { clientID, mode, amount, currency, status, inFlight } = transaction
    const isOpen = status === 'requires_action' && !inFlight
    const step = isOpen ? await this.step(transaction, brought) : null
    const { name } = await this.database.read.findOneByOrFail(Client, { clientID })
    const shown = { purpose: 'payment' as const, merchantName: name, mode, amount, currency, returnURL }
    if (step?.outcome !== 'fields') return { ...shown, fields: null }
    const offer = await this.offers.ofAccount(transaction.processorAccountID)
    return { ...shown, fields: { offer, session: step.session } }
  }

  private async takeSetup(setup: Setup, brought: Record<string, string>): Promise<PayerStepView> {
    const { clientID, mode, askedCurrency: currency, returnURL, processor, processorAccountID } = setup
    if (!returnURL || !this.registry.entry(processor).hasPayerSteps) throw new NotFound('setup')
    const { name } = await this.database.read.findOneByOrFail(Client, { clientID })
    const shown = { purpose: 'setup' as const, merchantName: name, mode, amount: 0, currency, returnURL }
    const isOpen = setup.status === 'requires_action' && (setup.expiresAt?.getTime() ?? 0) > clock.time()
    const opened = isOpen ? await this.setups.step(setup, brought) : null
    if (!opened) return { ...shown, fields: null }
    return { ...shown, fields: { offer: await this.offers.ofAccount(processorAccountID), session: opened.session } }
  }

  private async step(transaction: Transaction, brought: Record<string, string>): Promise<Step> {
    const { transactionID } = transaction
    const attempt = (await attemptsOf(this.database.read, transactionID)).at(-1)?.attemptID
    const part = await this.keeping.partOf(this.database.read, transaction)
    const result: Step = await this.calls.ask('inquire', askedOf(transaction), (processor, signal, account) =>
      processor.payerStep({ ...paymentOf(transaction, account, attempt), ...part }, brought, signal),
    )
    if (result.outcome === 'unanswered') await this.unclear.note(transaction, 'inquire', result)
    else if (result.outcome !== 'fields') await this.outcomes.hear(transaction, result)
    return result
  }
}
