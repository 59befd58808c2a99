import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/banks.js'
import { SaveSettlementAccount } from '#contract/settlement-account.js'
import { ApiError } from '../../../api/http.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'

/** What the form of each account does. */
export async function saveAccount(
  context: Context,
  request: Request,
  send: (input: SaveSettlementAccount) => Promise<unknown>,
) {
  const { input, typed } = await readForm(request, [], { lists: ['currencies'] })
  if ((input.currencies as string[]).length === 0) delete input.currencies
  const { value, fields } = await check(SaveSettlementAccount, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await send(value)
  } catch (error) {
    if (error instanceof ApiError && (error.fields.password || error.fields.currencies))
      return refuseInputs(error.fields, typed)
    return refuse(error, words.theSettlementAccountCouldNot, typed)
  }
  return redirectWithToast(context, '/client/banks', success(words.settlementAccountSaved))
}
