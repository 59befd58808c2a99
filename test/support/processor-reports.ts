import { strict as assert } from 'node:assert'
import { clock } from '#contract/clock.js'
import type { ReconciledAccountView, ReconciliationView } from '#contract/reconciliation.js'
import type { DifferenceView } from '#contract/reconciliation-differences.js'
import { LedgerBalance } from '../../api/src/money/ledger/ledger-balance.entity.js'
import { ReportCursor } from '../../api/src/money/processor-reports/report-cursor.entity.js'
import { ReportReading } from '../../api/src/money/processor-reports/report-reading.service.js'
import { ProcessorAccounts } from '../../api/src/money/processors/processor-accounts.js'
import { DifferenceWork } from '../../api/src/money/reconciliation-differences/difference-work.js'
import type { Currency } from '#contract/money.js'
import { sendFile } from './banks.js'
import type { Stage } from './processors/stage.js'
import type { TestApi } from './test-api.js'

const allToldMs = 3_600_000

export const readReports = async (api: TestApi, processorAccountID: string): Promise<string | null> => {
  const account = await api.app.get(ProcessorAccounts, { strict: false }).find(processorAccountID)
  assert.ok(account)
  return api.app.get(ReportReading, { strict: false }).readAccount(account)
}

/** What the worker does, of all that is in the books now. */
export async function compareAll(api: TestApi): Promise<void> {
  const work = api.app.get(DifferenceWork, { strict: false })
  work.compareAfterMs = -1_000
  while (await work.step());
}

/** The processor's report is read, or brought as the file that it is, and compared. */
export async function catchUp(stage: Stage, account = stage.account): Promise<void> {
  const { api, double, token } = stage
  const file = double.settlementReport?.()
  if (file === undefined) assert.equal(await readReports(api, account), null)
  else if (file.includes('\n')) {
    const sent = await sendFile(api, token, `/processor-reports?processorAccountID=${account}`, file, 'text/csv')
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
  }
  await compareAll(api)
}

/** The column of one account in the proof. */
export async function columnOf(
  stage: Stage,
  currency: Currency = stage.double.currency,
): Promise<ReconciledAccountView> {
  const { body } = await stage.api.call('GET', '/reconciliation', { token: stage.token })
  const found = (body as ReconciliationView).currencies
    .find((one) => one.currency === currency)
    ?.processorAccounts.find(({ ownerID }) => ownerID === stage.account)
  assert.ok(found, JSON.stringify(body))
  return found
}

export async function differencesOf(stage: Stage, query = ''): Promise<DifferenceView[]> {
  const { status, body } = await stage.api.call('GET', `/reconciliation-differences${query}`, { token: stage.token })
  assert.equal(status, 200, JSON.stringify(body))
  return body.items
}

/** What the books of test say that processors have kept. */
export async function costsIn(api: TestApi, currency: Currency): Promise<number> {
  const row = await api.database.read.findOneBy(LedgerBalance, { ownerID: '', account: 'processor_costs', currency })
  return row ? row.debit - row.credit : 0
}

/** As if it had been read long after all that it says: what was made together is all in it. */
export async function tellAll({ api, account }: Stage): Promise<void> {
  const change = { toldUntil: new Date(clock.time() + allToldMs) }
  await api.database.write((manager) => manager.update(ReportCursor, { processorAccountID: account }, change))
}
