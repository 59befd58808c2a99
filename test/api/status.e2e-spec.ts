import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { StatusView } from '#contract/status.js'
import { statusSlotMs } from '#contract/status-limits.js'
import { StatusRecorder } from '../../api/src/desk/status/status-recorder.js'
import { StatusSample } from '../../api/src/desk/status/status-sample.entity.js'
import { StatusService } from '../../api/src/desk/status/status.service.js'
import { ProcessorAccounts } from '../../api/src/money/processors/processor-accounts.js'
import { WorkLoops } from '../../api/src/platform/work/work-loops.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { startApi, type TestApi } from '../support/test-api.js'

const dayMs = 86_400_000
let api: TestApi
beforeAll(async () => {
  api = await startApi()
  // Else it would measure in the middle of a test.
  await api.app.get(WorkLoops, { strict: false }).beforeApplicationShutdown()
})
afterAll(() => api.close())
beforeEach(() => api.database.write((manager) => manager.query('DELETE FROM "status_samples"')))

/** As if nobody had asked a moment ago. */
const read = (): Promise<StatusView> =>
  new StatusService(api.database, api.app.get(ProcessorAccounts, { strict: false })).read()
const slotAt = (time: number) => Math.floor(time / statusSlotMs) * statusSlotMs
const sample = (part: string, at: number, good: number, bad: number) =>
  api.database.write((manager) => manager.insert(StatusSample, { part, at: new Date(slotAt(at)), good, bad }))
const measured = async (from: number, until: number) => {
  for (let at = slotAt(from); at <= until; at += statusSlotMs) await sample('api', at, 5, 0)
}
const part = ({ parts }: StatusView, name: string, processor: string | null = null) =>
  parts.find((one) => one.part === name && one.processor === processor)

describe('GET /status', () => {
  it('is public, kept for seconds, and of no account', async () => {
    const { status, headers, body } = await api.call('GET', '/status')
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=15'])
    expect(body.parts.map((one: { part: string; processor: string }) => [one.part, one.processor])).toEqual([
      ['api', null],
      ['payments', 'sandbox'],
      ['webhooks', null],
      ['payouts', null],
      ['site', null],
    ])
    expect(JSON.stringify(body)).not.toMatch(/pra_|cli_|Sandbox account/)
  })

  it('knows nothing before the first measurement', async () => {
    const view = await read()
    expect([view.state, view.isMeasured, view.measuredSince, view.incidents]).toEqual(['unknown', true, null, []])
    expect(part(view, 'api')).toMatchObject({ state: 'unknown', uptimePercentage: null })
    expect(part(view, 'api')?.days).toHaveLength(90)
    expect(new Set(part(view, 'api')?.days.map(({ state }) => state))).toEqual(new Set(['unknown']))
  })

  it('works where nothing but good was measured', async () => {
    const now = clock.time()
    await measured(now - 3_600_000, now)
    const view = await read()
    expect([view.state, part(view, 'api')?.uptimePercentage, view.incidents]).toEqual(['operational', 100, []])
    expect(part(view, 'api')?.days.at(-1)?.state).toBe('operational')
  })

  it('says which part is degraded or down, and since when', async () => {
    const now = clock.time()
    await measured(now - 3_600_000, now)
    const begin = slotAt(now) - 2 * statusSlotMs
    for (const at of [begin, begin + statusSlotMs, begin + 2 * statusSlotMs])
      await sample('payments:sandbox', at, 10, 30)
    await sample('webhooks', now, 95, 5)
    await sample('payouts', now, 1, 2)
    const view = await read()
    expect(view.state).toBe('down')
    expect(part(view, 'payments', 'sandbox')).toMatchObject({ state: 'down', uptimePercentage: 0 })
    expect(part(view, 'webhooks')).toMatchObject({ state: 'degraded', uptimePercentage: 100 })
    expect(part(view, 'payouts')?.state).toBe('operational')
    expect(view.incidents.find((one) => one.part === 'payments')).toEqual({
      ...{ part: 'payments', processor: 'sandbox', state: 'down', from: new Date(begin).toISOString(), until: null },
    })
  })

  it('tells a time in which no process measured as not known, also after a restart', async () => {
    const noon = Math.floor(clock.time() / dayMs) * dayMs - 2 * dayMs + dayMs / 2
    await measured(noon - 3_600_000, noon)
    await measured(noon + 3 * 3_600_000, noon + 4 * 3_600_000)
    const view = await read()
    expect(view.incidents).toContainEqual({
      ...{ part: 'api', processor: null, state: 'unknown' },
      from: new Date(noon + statusSlotMs).toISOString(),
      until: new Date(noon + 3 * 3_600_000).toISOString(),
    })
    expect(view.incidents.at(0)).toMatchObject({ state: 'unknown', until: null })
    const then = part(view, 'api')?.days.find(({ day }) => day === new Date(noon).toISOString().slice(0, 10))
    expect(then?.state).toBe('unknown')
    expect(then?.unknownMinutes).toBeGreaterThan(2.5 * 60)
  })

  it('adds up what several processes have measured', async () => {
    const recorder = api.app.get(StatusRecorder, { strict: false })
    await recorder.measure()
    await recorder.measure()
    const [row] = await api.database.read.find(StatusSample, { where: { part: 'webhooks' }, order: { at: 'DESC' } })
    expect([row?.good, row?.bad]).toEqual([2, 0])
    expect((await read()).state).toBe('operational')
  })

  it('says so when the database is away', async () => {
    const away = { list: () => Promise.reject(new Error('gone')) } as unknown as TestApi['database']
    const view = await new StatusService(away, api.app.get(ProcessorAccounts, { strict: false })).read()
    expect([view.isMeasured, view.state, part(view, 'payments')?.state]).toEqual([false, 'down', 'down'])
    const silent = { list: () => new Promise(() => undefined) } as unknown as TestApi['database']
    expect((await new StatusService(silent, api.app.get(ProcessorAccounts, { strict: false })).read()).isMeasured).toBe(
      false,
    )
  })

  it('forgets measurements after 91 days', async () => {
    await sample('api', clock.time() - 92 * dayMs, 5, 0)
    await sample('api', clock.time() - 89 * dayMs, 5, 0)
    await api.app.get(Retention, { strict: false }).removeOld(clock.time())
    expect(await api.database.read.countBy(StatusSample, { part: 'api' })).toBe(1)
  })
})
