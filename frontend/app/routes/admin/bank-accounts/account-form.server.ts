import { data } from 'react-router'
import { type CsvPreviewView, PreviewCsv } from '#contract/bank-accounts.js'
import { check } from '#contract/check.js'
import { csvColumnNames } from '#contract/csv-mapping.js'
import * as words from '#contract/messages/admin/banks.js'
import { usualProfile } from '#contract/payment-file-profile.js'
import { previewCsv } from '../../../api/banks-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { readForm, toNumber } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'

const flags = ['isEnabled', 'usesCsv', 'file.batchBooking', 'file.remittanceText']

/** What a form says of a bank account; its holidays are lines, and its mapping stands in fields of its own. */
export async function readBankAccountForm(request: Request) {
  const { input, typed } = await readForm(request, [], { flags })
  for (const flag of flags) typed[flag] = String(input[flag])
  const part = (name: string, of = 'csv') => typed[`${of}.${name}`]?.trim() ?? ''
  // A tab is no text that a form would keep.
  const delimiter = typed['csv.delimiter'] ?? ''
  const columns = Object.fromEntries(csvColumnNames.flatMap((name) => (part(name) ? [[name, part(name)]] : [])))
  const mapping = {
    ...{ delimiter, decimal: part('decimal'), dateFormat: part('dateFormat'), encoding: part('encoding'), columns },
    skippedLines: part('skippedLines') === '' ? 0 : toNumber(part('skippedLines')),
  }
  const fileProfile = {
    version: part('version', 'file') || usualProfile.version,
    batchBooking: input['file.batchBooking'] === true,
    chargeBearer: part('chargeBearer', 'file') || null,
    creditorAddress: part('creditorAddress', 'file') || usualProfile.creditorAddress,
    remittanceText: input['file.remittanceText'] === true,
    clearingSystem: part('clearingSystem', 'file') || null,
  }
  const account = {
    ...{ name: input.name, holder: input.holder, iban: input.iban || undefined, bic: input.bic },
    ...{ accountNumber: input.accountNumber || undefined, cutOffTime: input.cutOffTime || undefined },
    ...{ timeZone: input.timeZone || undefined, isEnabled: input.isEnabled, currency: input.currency },
    holidays: (typed.holidays ?? '').split(/[\s,]+/).filter((day) => day !== ''),
    ...(input.usesCsv === true && { csvMapping: mapping }),
    fileProfile,
  }
  return { account, mapping, typed }
}

type BankAccountForm = Awaited<ReturnType<typeof readBankAccountForm>>

/** What the button beside Save shows: the sample as the mapping reads it. */
export async function previewOf(
  context: Context,
  currency: unknown,
  { mapping, typed }: BankAccountForm,
): Promise<ReturnType<typeof data<Refusal & { preview?: CsvPreviewView }>>> {
  const { value, fields } = await check(PreviewCsv, { currency, mapping, text: typed.sample ?? '' })
  if (fields) return refuseInputs({ ...fields, csvMapping: fields.mapping ?? '' }, typed)
  try {
    return data({ preview: await previewCsv(context, value), typed })
  } catch (error) {
    return refuse(error, words.failedToSaveAccount, typed)
  }
}
