import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { dearReadMaxMs, dearReadWaitMaxMs, quickReadMaxMs } from '#contract/read-limits.js'
import { processorAnswerMs } from '#contract/limits.js'
import { ProcessorCalls } from '../../api/src/money/processors/processor-calls.js'
import type { Database } from '../../api/src/platform/database/database.js'
import type { Lanes } from '../../api/src/platform/database/lanes.js'

export const longerMs = 120_000

export const lanesOf = (database: Database) => (database as unknown as { lanes: Lanes }).lanes

/** A busy machine may need longer for a list or a processor's double than the product gives them, which few tests are about. */
export function waitLonger(app: NestFastifyApplication, database: Database): void {
  app.get(ProcessorCalls, { strict: false }).deadlineMs = longerMs
  Object.assign(lanesOf(database).limits, { quickMs: longerMs, readMs: longerMs, waitMs: longerMs })
}

/** For the tests that are about these limits. */
export function waitAsLongAsTheProduct({ app, database }: { app: NestFastifyApplication; database: Database }): void {
  app.get(ProcessorCalls, { strict: false }).deadlineMs = processorAnswerMs
  const limits = { quickMs: quickReadMaxMs, readMs: dearReadMaxMs, waitMs: dearReadWaitMaxMs }
  Object.assign(lanesOf(database).limits, limits)
}
