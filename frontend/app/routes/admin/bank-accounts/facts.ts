import type { BankAccountView } from '#contract/bank-accounts.js'
import { csvColumnNames } from '#contract/csv-mapping.js'

/** By input names, as the form shows an account. */
export function seenOf(account: BankAccountView) {
  const { csvMapping: mapping, fileProfile: file, version } = account
  const columns = csvColumnNames.map((name) => [`csv.${name}`, mapping?.columns[name] ?? ''] as const)
  const facts: Record<string, string> = {
    name: account.name,
    holder: account.holder,
    bic: account.bic ?? '',
    cutOffTime: account.cutOffTime,
    timeZone: account.timeZone,
    holidays: account.holidays.join('\n'),
    isEnabled: String(account.isEnabled),
    usesCsv: String(mapping !== null),
    'csv.delimiter': mapping?.delimiter ?? '',
    'csv.decimal': mapping?.decimal ?? '',
    'csv.dateFormat': mapping?.dateFormat ?? '',
    'csv.encoding': mapping?.encoding ?? '',
    'csv.skippedLines': String(mapping?.skippedLines ?? 0),
    ...Object.fromEntries(columns),
    'file.version': file.version,
    'file.batchBooking': String(file.batchBooking),
    'file.chargeBearer': file.chargeBearer ?? '',
    'file.creditorAddress': file.creditorAddress,
    'file.remittanceText': String(file.remittanceText),
    'file.clearingSystem': file.clearingSystem ?? '',
  }
  return { facts, version }
}
