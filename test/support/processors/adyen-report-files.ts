import { clock } from '#contract/clock.js'
import type { Told } from './adyen-objects.js'
import type { Answered, Asked } from './double-line.js'

const path = '/reports/download/MerchantAccount/GatehouseECOM/'

/** docs.adyen.com/reporting/automatically-get-reports: a notice names the file and its address, and credentials of their own open it. */
export class AdyenReportFiles {
  readonly key = 'AQE-report-key'
  readonly user = 'report@Company.Gatehouse'
  readonly asked: string[] = []
  private readonly files = new Map<string, string>()

  constructor(
    private readonly told: Told[],
    private readonly origin: () => string,
  ) {}

  /** The address is not signed, so a test can write another one. */
  write(name: string, csv: string, address = `${this.origin()}${path}${name}`): void {
    this.files.set(name, csv)
    this.tell(name, address)
  }

  tell(name: string, address = `${this.origin()}${path}${name}`): void {
    this.told.push({
      ...{ eventCode: 'REPORT_AVAILABLE', pspReference: name, merchantReference: '', success: true, reason: address },
      ...{ amount: { currency: 'EUR', value: 0 }, eventDate: clock.now().toISOString() },
    })
  }

  /** null: the call is about no report. */
  answer({ method, path: asked, headers }: Asked): Answered | null {
    if (!asked.startsWith('/reports/download/')) return null
    this.asked.push(asked)
    const basic = `Basic ${Buffer.from(`${this.user}:${this.key}`).toString('base64')}`
    const isAllowed = headers['x-api-key'] === this.key || headers.authorization === basic
    if (method !== 'GET' || !isAllowed) return { status: 401, body: 'Unauthorized' }
    const file = this.files.get(asked.split('/').at(-1) ?? '')
    return file === undefined
      ? { status: 404, body: 'Not found' }
      : { status: 200, body: file, headers: { 'content-type': 'text/csv' } }
  }
}
