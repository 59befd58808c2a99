import type { BankAccountView, PreviewCsv } from '#contract/bank-accounts.js'
import type { Mode } from '#contract/modes.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff, fileAsStaff } from './as-staff.server'
import type { UploadedForm } from './http.server'

type Cursor = string | null

export const listBankAccounts = (context: Context, cursor: Cursor = null) =>
  callAsStaff(context, { call: 'GET /bank-accounts', query: { limit: 100, cursor } })

export const bankAccountsIn = async (context: Context, mode: Mode): Promise<BankAccountView[]> =>
  (await callAsStaff(context, { call: 'GET /bank-accounts', query: { limit: 100, mode } })).items

/** Of either mode: an address names no mode. */
export async function findBankAccount(context: Context, bankAccountID: string): Promise<BankAccountView | null> {
  for (const mode of ['test', 'live'] as const) {
    const found = (await bankAccountsIn(context, mode)).find((one) => one.bankAccountID === bankAccountID)
    if (found) return found
  }
  return null
}

export const previewCsv = (context: Context, body: PreviewCsv) =>
  callAsStaff(context, { call: 'POST /bank-accounts/csv-preview', body })

export const importBankFile = (context: Context, bankAccountID: string, form: UploadedForm) =>
  callAsStaff(context, { call: 'POST /bank-statements', query: { bankAccountID }, form })

export const listBankStatements = (context: Context, cursor: Cursor) =>
  callAsStaff(context, { call: 'GET /bank-statements', query: { cursor } })

export const listBankEntries = (context: Context, cursor: Cursor, status: string | null = null) =>
  callAsStaff(context, { call: 'GET /bank-statement-entries', query: { cursor, status } })

export const readReconciliation = (context: Context) => callAsStaff(context, { call: 'GET /reconciliation' })

export const listPayoutFiles = (context: Context, cursor: Cursor) =>
  callAsStaff(context, { call: 'GET /payout-files', query: { cursor } })

export const createPayoutFile = (context: Context, bankAccountID: string) =>
  callAsStaff(context, { call: 'POST /payout-files', body: { bankAccountID } })

export const voidPayoutFile = (context: Context, payoutFileID: string) =>
  callAsStaff(context, { call: 'POST /payout-files/:payoutFileID/void', params: { payoutFileID } })

export const downloadPayoutFile = (context: Context, payoutFileID: string) =>
  fileAsStaff(context, { call: 'GET /payout-files/:payoutFileID/content', params: { payoutFileID } })
