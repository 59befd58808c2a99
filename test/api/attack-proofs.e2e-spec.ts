import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Effort } from '../attack/effort.js'
import { type Lie, withLiar } from '../attack/liar.js'
import { Report } from '../attack/report.js'
import { attacks, noteEnd } from '../attack/run.js'
import { attackMatrix } from '../attack/matrix.js'
import { type Opened, openStage, type Stage } from '../attack/stage.js'
import { killProducts } from '../support/product-process.js'

// Each part of the attack meets a fault that it is there for. A check that cannot fail proves nothing.
const effort: Effort = { seed: 7, minutes: 5, inputs: 0, slowMs: 800, rounds: 1 }

let opened: Opened
let stage: Stage
beforeAll(async () => {
  opened = await openStage(effort)
  stage = opened.stage
})
afterAll(async () => {
  await opened.close()
  killProducts()
})

/** What a part finds through the liar; `only` keeps it to what the lie is about, because the rest is asked elsewhere. */
async function found(
  part: string,
  lie: Lie,
  only: Partial<Stage> = {},
  tries: Partial<Effort> = {},
): Promise<string[]> {
  const report = new Report()
  await withLiar(stage, lie, async (lying) => attacks[part]?.({ ...lying, ...only }, report, { ...effort, ...tries }))
  return report.findings.map(({ what }) => what)
}
const containing = (...parts: string[]) => expect.arrayContaining(parts.map((part) => expect.stringContaining(part)))
const routesOf = (...keys: string[]) => ({ routes: stage.routes.filter(({ key }) => keys.includes(key)) })
const operationsOf = (...paths: string[]) => ({
  operations: stage.operations.filter(({ method, path }) => method === 'POST' && paths.includes(path)),
})
const as = (headers: object, token: string) => ({ ...headers, authorization: `Bearer ${token}` })

describe('the matrix', () => {
  it('finds a route that answers somebody whom its mark does not name', async () => {
    const lie: Lie = {
      asks: (asked) =>
        asked.path.startsWith('/api/clients/pending')
          ? { ...asked, headers: as(asked.headers, stage.administrator) }
          : asked,
    }
    const faults = await found('matrix', lie, routesOf('GET /clients/pending'))
    expect(faults).toEqual(containing('visitor got 200 from GET /clients/pending, not 401 UNAUTHENTICATED'))
    expect(faults).toEqual(
      containing('staff without a role got 200 from GET /clients/pending, not 403 PERMISSION_MISSING'),
    )
  })

  it('finds a route without a mark, and one that the document does not name', async () => {
    const report = new Report()
    await attackMatrix({ ...stage, routes: [{ key: 'GET /forgotten' }] }, report, effort)
    const faults = report.findings.map(({ what }) => what)
    expect(faults).toEqual(
      containing('GET /forgotten carries no mark', 'GET /forgotten is registered and not documented'),
    )
    expect(faults).toEqual(containing('GET /clients is documented and absent', 'not 403 ROUTE_CLOSED'))
  })

  it('finds a row of another merchant in an answer', async () => {
    const { own, foreign } = stage
    const lie: Lie = {
      asks: (asked) =>
        asked.path.includes(foreign.clientID) && asked.headers.authorization === `Bearer ${own.token}`
          ? { ...asked, headers: as(asked.headers, foreign.token) }
          : asked,
    }
    const faults = await found('matrix', lie, routesOf('GET /clients/:clientID/apiusers'))
    expect(faults).toEqual(containing('GET /clients/:clientID/apiusers told client something of another merchant'))
  })
})

describe('the address tricks', () => {
  it('find one that the gate reads otherwise than the router', async () => {
    const lie: Lie = {
      asks: (asked) =>
        asked.path.endsWith('/')
          ? { ...asked, path: asked.path.replace(/\/+$/, ''), headers: as(asked.headers, stage.administrator) }
          : asked,
    }
    expect(await found('gate', lie, routesOf('GET /clients/pending'))).toEqual(containing('"/" at the end opened GET '))
  })
})

describe('the fuzz', () => {
  const inputs = () => operationsOf('/contact')

  it('finds a fault of ours', async () => {
    const fault = { error: 'x', message: 'x', code: 'INTERNAL', requestId: 'abcdefgh' }
    const lie: Lie = {
      tells: (asked, told) =>
        asked.body.includes('\\u0000') ? { ...told, status: 500, body: JSON.stringify(fault) } : told,
    }
    expect(await found('fuzz', lie, inputs())).toEqual(containing('answers 500'))
  })

  it('finds a refusal without the error body, and an answer that the document does not describe', async () => {
    const bare: Lie = { tells: (_, told) => (told.status === 422 ? { ...told, body: '{"oops":true}' } : told) }
    expect(await found('fuzz', bare, inputs())).toEqual(containing('answers 422 without the error body'))
    const strange: Lie = { tells: (_, told) => (told.status === 201 ? { ...told, status: 203 } : told) }
    expect(await found('fuzz', strange, inputs())).toEqual(containing('answers 203, which is not documented'))
  })
})

describe('the worst inputs', () => {
  it('find a validator that takes too long', async () => {
    const block = (ms: number) => {
      for (const until = performance.now() + ms; performance.now() < until; );
    }
    const lie: Lie = {
      asks: (asked) => {
        if (asked.path === '/api/contact' && asked.body.length > 60_000) block(1_200)
        return asked
      },
    }
    const faults = await found('worst', lie, operationsOf('/contact'), { atMost: 2 })
    expect(faults).toEqual(containing('POST /contact takes '))
  })
})

describe('the races', () => {
  it('find a refund that is made twice, a right and a session that outlive their end', async () => {
    let refunded = 0
    const lie: Lie = {
      asks: (asked) =>
        /^POST .*\/refunds$/.test(`${asked.method} ${asked.path}`)
          ? [asked, { ...asked, headers: { ...asked.headers, 'idempotency-key': `again-${(refunded += 1)}` } }]
          : asked.path === '/api/clients/pending'
            ? { ...asked, headers: as(asked.headers, stage.administrator) }
            : asked,
    }
    const races = ['refunds with one key', 'a right taken beside its use', 'a session ended beside its use']
    const faults = await found('races', lie, {}, { races })
    expect(faults).toEqual(containing('refunds with one key: one key refunded '))
    expect(faults).toEqual(
      containing('a right taken beside its use: after taking the right away was answered, a call got 200'),
    )
    expect(faults).toEqual(containing('a session ended beside its use: '))
  })
})

describe('the end', () => {
  it('finds a damaged ledger', () => {
    const report = new Report()
    const fine = { code: 0, stdout: '', stderr: '' }
    noteEnd(report, { product: fine, audit: fine, ledger: { ...fine, code: 1, stdout: 'The ledger is damaged' } })
    expect(report.findings).toEqual([expect.objectContaining({ what: 'ledger ended with 1' })])
  })
})

// The last one, because what it lets through is done.
describe('the foreign posts', () => {
  it('find an action that does not look at where a form came from', async () => {
    const lie: Lie = {
      asks: (asked) => ({ ...asked, headers: { ...asked.headers, origin: `http://${asked.headers.host}` } }),
    }
    const lenient = ['routes/site/theme', 'routes/client/logout', 'routes/admin/clients/new']
    const faults = await found('posts', lie, { actions: stage.actions.filter(({ id }) => lenient.includes(id)) })
    for (const id of lenient) expect(faults).toEqual(containing(`${id} took a form of another site with `))
  })
})
