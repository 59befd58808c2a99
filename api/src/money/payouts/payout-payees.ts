import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PayeeCheckView } from '#contract/payee-checks.js'
import { Database } from '../../platform/database/database.js'
import type { Reached } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { PayeeCheck } from '../payee-checks/payee-check.entity.js'
import { PayeeChecks } from '../payee-checks/payee-checks.service.js'
import { purposeOf } from './payout-purposes.js'
import { Payout } from './payout.entity.js'
import { NoPayeeCheck, PayeeIsPayer, PayoutRefused } from './payouts.errors.js'

type OnePayout = Reached<'payoutID'>

/** A name that the bank does not know needs a second pair of eyes. */
export const approvalsOf = (check: PayeeCheck | null): number => (check?.outcome === 'no_match' ? 2 : 1)

/** What the payee's bank says about the holder of the account that a payout goes to. */
@Injectable()
export class PayoutPayees {
  constructor(
    private readonly database: Database,
    private readonly checks: PayeeChecks,
  ) {}

  /** Before an approval, outside of its unit. */
  async ensure(own: OnePayout): Promise<void> {
    const payout = await this.database.read.findOneBy(Payout, own)
    if (payout?.status === 'awaiting_approval' && purposeOf(payout) === null) await this.checks.ensure(payout)
  }

  async askAgain(own: OnePayout): Promise<PayeeCheckView> {
    const payout = orNotFound(await this.database.read.findOneBy(Payout, own), 'payout')
    if (purposeOf(payout) !== null) throw new PayeeIsPayer()
    if (payout.status !== 'awaiting_approval') throw new PayoutRefused(payout.status, 'check')
    if (!(await this.checks.ask(payout))) throw new NoPayeeCheck(payout.mode)
    return this.checks.view(this.database.read, payout)
  }

  /** null: the money goes back to a payer, to the account that it came from. */
  async view(manager: EntityManager, payout: Payout): Promise<PayeeCheckView | null> {
    return purposeOf(payout) === null ? this.checks.view(manager, payout) : null
  }

  async of(manager: EntityManager, payout: Payout): Promise<PayeeCheck | null> {
    return purposeOf(payout) === null ? this.checks.of(manager, payout) : null
  }
}
