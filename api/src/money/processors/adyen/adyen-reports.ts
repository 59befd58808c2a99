import { report as words } from '#contract/messages/errors/processor-reports.js'
import * as adyenWords from '#contract/messages/processors/adyen.js'
import type { ReportFetched, ReportNotRead, WrittenReport } from '../port/report.js'
import type { Settings, UsedAccount } from '../port/used-account.js'
import type { ProcessorHttp } from '../processor-http.js'
import type { NoticeItem } from './adyen-item.js'

const settlementReport = /^settlement_detail_report(?:_batch_(\d{1,12}))?[\w.-]{0,100}\.csv$/

/**
 * docs.adyen.com/reporting/automatically-get-reports: the notice has the name of the file as its pspReference, and the address as its reason.
 * Without credentials for reports it changes nothing, and staff upload the file.
 */
export function writtenReport({ pspReference: name, reason }: NoticeItem, settings: Settings): WrittenReport | null {
  const found = settlementReport.exec(name)
  if (!found || settings.reportKey === undefined) return null
  return { name, address: reason.slice(0, 2_000), ...(found[1] !== undefined && { settles: found[1] }) }
}

export async function fetchReport(
  http: ProcessorHttp,
  { settings }: UsedAccount,
  report: WrittenReport,
  signal: AbortSignal,
): Promise<ReportFetched | ReportNotRead> {
  const { reportKey, reportUser } = settings
  if (reportKey === undefined) return refused(adyenWords.noReportKey)
  if (!isOfAdyen(report, settings)) return refused(adyenWords.reportAddressRefused)
  const headers: Record<string, string> =
    reportUser === undefined ? { 'x-api-key': reportKey } : { authorization: basic(reportUser, reportKey) }
  const { status, bytes } = await http.open(report.address, { headers, signal })
  if (status === 200) return { outcome: 'fetched', bytes }
  bytes.destroy()
  return refused(status === 401 || status === 403 ? adyenWords.reportKeyRefused : words.notNow)
}

/** The address is not part of what Adyen signs, and the credentials go there: so its host is Adyen's, and its file the one that is signed. */
function isOfAdyen({ address, name }: WrittenReport, { apiAddress }: Settings): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin, pathname, username, password } = new URL(address)
  const isAdyen = protocol === 'https:' && port === '' && /^[a-z\d-]+\.adyen\.com$/.test(hostname)
  const isOfAccount = apiAddress !== undefined && origin === new URL(apiAddress).origin
  const isFile = pathname.startsWith('/reports/download/') && pathname.endsWith(`/${name}`)
  return (isAdyen || isOfAccount) && isFile && `${username}${password}` === ''
}

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

const refused = (sentence: string): ReportNotRead => ({ outcome: 'refused', sentence })
