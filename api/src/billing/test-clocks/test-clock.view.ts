import type { TestClockView } from '#contract/test-clocks.js'
import type { TestClock } from './test-clock.entity.js'

export const viewTestClock = (one: TestClock): TestClockView => ({
  testClockID: one.testClockID,
  clientID: one.clientID,
  mode: one.mode,
  name: one.name,
  status: one.status,
  now: one.now.toISOString(),
  advancingTo: one.advancingTo?.toISOString() ?? null,
  fault: one.fault,
  createdAt: one.createdAt.toISOString(),
  updatedAt: one.updatedAt.toISOString(),
})
