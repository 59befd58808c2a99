import { strict as assert } from 'node:assert'
import { clock } from '#contract/clock.js'
import { homeLine } from '../../api/src/money/ledger/ledger-lines.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { ReportKeeping } from '../../api/src/money/processor-reports/report-keeping.js'
import { Difference } from '../../api/src/money/reconciliation-differences/difference.entity.js'
import { compareAll, readReports } from './processor-reports.js'
import type { TestApi } from './test-api.js'

let made = 0

/** A row of a report that nothing here explains, such as a correction by the processor; answers its difference. */
export async function correctedByProcessor(api: TestApi, processorAccountID: string, gross: number): Promise<string> {
  made += 1
  const rowID = `correction ${made}`
  const money = { currency: 'USD', gross, fee: 0, net: gross } as const
  const row = { rowID, kind: 'adjustment', ...money, occurredAt: clock.now() } as const
  const keeping = api.app.get(ReportKeeping, { strict: false })
  await api.database.writeInLine(homeLine, (manager) =>
    keeping.keep(manager, { processorAccountID, mode: 'test' }, [row], { source: 'call', uploadedBy: null }),
  )
  assert.equal(await readReports(api, processorAccountID), null)
  await compareAll(api)
  const { reportRowID: subject } = await api.database.read.findOneByOrFail(ProcessorReportRow, { rowID })
  return (await api.database.read.findOneByOrFail(Difference, { subject })).differenceID
}
