import type { BankAccountView } from '#contract/bank-accounts.js'
import * as words from '#contract/messages/admin/processors.js'
import type { ProcessorKindView } from '#contract/processors.js'
import { bankAccountsIn } from '../../../api/banks-admin.server'
import type { SettingChoice } from '../../../components/processor-settings'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'

/** Staff who may not list bank accounts type the ID. */
export async function bankChoices(
  context: Context,
  { settings, modes }: ProcessorKindView,
): Promise<Record<string, SettingChoice[]>> {
  const isAsked = settings.some(({ name }) => name === 'bankAccountID')
  if (!isAsked || !may(context, 'GET /bank-accounts')) return {}
  const accounts = (await Promise.all(modes.map((mode) => bankAccountsIn(context, mode)))).flat()
  return { bankAccountID: accounts.filter(({ isEnabled }) => isEnabled).map(choiceOf) }
}

const choiceOf = (account: BankAccountView): SettingChoice => ({
  value: account.bankAccountID,
  label: words.bankAccountChoice(account),
})
