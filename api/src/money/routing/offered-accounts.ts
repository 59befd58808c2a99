import { Injectable } from '@nestjs/common'
import { attemptsMax } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { CaptureMethod } from '#contract/transactions.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { payeeOf } from '../processors/port/router.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { capturesAs, takesNamed } from './account-takes.js'
import { RoutingRules } from './routing-rules.js'
import { decide } from './rules-router.js'

export interface OfferQuestion {
  mode: Mode
  clientID: string
  amount: number
  currency: Currency
  /** Of what will be paid: asked again, the same accounts come first. */
  paymentID: string
  captureMethod?: CaptureMethod | null
  /** The client pays the platform what it owes. */
  isOwnDebt?: boolean
}

export type AnyAmount = Pick<OfferQuestion, 'mode' | 'clientID' | 'currency' | 'isOwnDebt'>

/** Which accounts a payer may be offered: routing chooses before anybody knows the method. */
@Injectable()
export class OfferedAccounts {
  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly rules: RoutingRules,
  ) {}

  /** Those of every method, in the order of trying; without rules the oldest first. What the client's own account takes is offered there alone. */
  async of({ paymentID, captureMethod, ...question }: OfferQuestion): Promise<ProcessorAccount[]> {
    const all = await this.accounts.usable(question.mode, payeeOf(question))
    const usable = all.filter((account) => capturesAs(account, captureMethod ?? 'automatic'))
    const current = await this.rules.current(question.mode)
    const methods = new Set(usable.flatMap((account) => account.methods))
    const found = [...methods].flatMap((method) => {
      const taking = usable.filter((account) => takesNamed(account, method, question.currency))
      const own = taking.filter((account) => !isOfPlatform(account))
      if (own.length > 0 || current.compiled.isEmpty) return (own.length > 0 ? own : taking).slice(0, attemptsMax)
      const facts = { ...question, method, cardBrand: null, cardCountry: null }
      return decide(current, facts, paymentID, usable).accounts
    })
    return [...new Set(found)]
  }

  async ofAnyAmount(question: AnyAmount): Promise<ProcessorAccount[]> {
    const { mode, currency } = question
    const usable = await this.accounts.usable(mode, payeeOf(question))
    return usable.filter((account) => account.methods.some((method) => takesNamed(account, method, currency)))
  }
}
