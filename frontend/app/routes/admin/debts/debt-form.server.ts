import { redirect } from 'react-router'
import type { ClientDebtView } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { currencies, exampleOf, parseMoney } from '#contract/money.js'
import { listDebts } from '../../../api/debts.server'
import { mainCall } from '../../../api/main-call.server'
import { readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'

/** The debt that a form is about, by its address; where nothing is owed any more, there is no form. */
export async function debtOf(
  context: Context,
  { clientID, currency }: { clientID: string; currency: string },
): Promise<ClientDebtView> {
  const debts = await mainCall(context, listDebts(context))
  const debt = debts?.items.find((one) => one.clientID === clientID && one.currency === currency && one.owed > 0)
  if (!debt) throw redirect('/admin/debts')
  return debt
}

/** What both forms ask: of whom, and how much. */
export async function readDebtForm(request: Request) {
  const { input, typed } = await readForm(request)
  const currency = currencies.find((one) => one === typed.currency)
  const text = typed.amount?.trim()
  const amount = text && currency ? parseMoney(text, currency) : undefined
  const faults = amount === null && currency ? { amount: words.amountForm(exampleOf(currency)) } : undefined
  const asked = { clientID: input.clientID, currency, ...(amount && { amount }) }
  return { input: asked, typed, faults }
}
