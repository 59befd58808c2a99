import { type EntityManager, In, IsNull } from 'typeorm'
import { lastPayoutsCompared, unusualTimes } from '#contract/payout-limits.js'
import type { PayoutWarning } from '#contract/payout-states.js'
import type { Client } from '../../people/clients/client.entity.js'
import type { PayeeCheck } from '../payee-checks/payee-check.entity.js'
import type { ClientAccount } from '../settlement-accounts/accounts-of-client.js'
import type { AccountDetails } from '../settlement-accounts/settlement-seal.js'
import { type AccountForm, isLikeName, isSameAccount } from './payout-account.js'
import { Payout } from './payout.entity.js'

interface Looked {
  client: Client
  account: ClientAccount
  details: AccountDetails
  form: AccountForm
  asked: Pick<Payout, 'clientID' | 'mode' | 'currency'>
  amount: number
  payee: PayeeCheck | null
  open: (payout: Payout) => AccountDetails | null
}

/** Payouts to the client itself, and not to a payer. */
export const toClient = { refundID: IsNull(), returnsEntryID: IsNull() }

export const lastSent = (
  manager: EntityManager,
  { clientID, mode, currency }: Pick<Payout, 'clientID' | 'mode' | 'currency'>,
): Promise<Payout[]> =>
  manager.find(Payout, {
    where: { clientID, mode, currency, status: In(['sent', 'paid']), ...toClient },
    order: { createdAt: 'DESC', payoutID: 'DESC' },
    take: lastPayoutsCompared,
  })

export async function warningsOf(manager: EntityManager, looked: Looked): Promise<PayoutWarning[]> {
  const { client, account, details, form, asked, amount, payee } = looked
  const before = await lastSent(manager, asked)
  const [last] = before
  const was = last ? looked.open(last) : null
  const largest = Math.max(...before.map((one) => one.amount))
  const warnings: (PayoutWarning | false)[] = [
    !last && 'first_payout',
    // What can't be opened anymore is compared by a person.
    last !== undefined && (was === null || !isSameAccount(was, details)) && 'new_account',
    was !== null && was.accountHolder !== details.accountHolder && 'new_holder',
    !isLikeName(details.accountHolder, client.name) && 'holder_unlike_name',
    last !== undefined && amount > unusualTimes * largest && 'unusual_amount',
    !form.isChecked && 'account_unchecked',
    payee?.outcome === 'no_match' && 'payee_no_match',
    payee?.outcome === 'close_match' && 'payee_close_match',
    account.currencies === null && 'currency_unstated',
  ]
  return warnings.filter((one) => one !== false)
}
