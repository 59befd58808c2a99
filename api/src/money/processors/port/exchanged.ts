import * as words from '#contract/messages/errors/processor-reports.js'
import { type Currency, currencies, currencyExponents } from '#contract/money.js'
import { ReportFault, type ReportRow } from './report.js'

/** A rate has few digits and a processor's surcharge may be in it; beyond that it belongs to other amounts. */
const rateTolerance = 0.05

/** Where a row was charged in another currency: both amounts point the same way, and the rate that is told leads from one to the other. */
export function requireSoundExchange({ rowID, gross, currency, charged }: ReportRow): void {
  if (!charged) return
  if (!currencies.includes(charged.currency) || charged.currency === currency || !Number.isSafeInteger(charged.amount))
    throw new ReportFault(words.report.doesNotAddUp(rowID))
  if (charged.amount === 0 || Math.sign(charged.amount) * Math.sign(gross) < 0)
    throw new ReportFault(words.report.doesNotAddUp(rowID))
  if (charged.rate !== null && !isRateOf(charged, gross, currency))
    throw new ReportFault(words.report.rate(charged.rate.slice(0, 40), rowID))
}

/** Processors that count in minor units tell a rate of those as well. */
function isRateOf(charged: NonNullable<ReportRow['charged']>, gross: number, currency: Currency): boolean {
  if (!/^\d{1,12}(\.\d{1,20})?$/.test(charged.rate ?? '')) return false
  const rate = Number(charged.rate)
  const perUnit = 10 ** (currencyExponents[currency] - currencyExponents[charged.currency])
  return [rate, rate * perUnit].some((one) => {
    const expected = charged.amount * one
    return rate > 0 && Math.abs(expected - gross) <= Math.abs(expected) * rateTolerance + 2
  })
}
