import { idempotencyKey } from '../support/builders.js'
import { crossedPaths, hasByteOf, ownPath, viewOf } from '../support/crossed-merchants.js'
import { type Ask, ask, outcomeOf, shown } from './ask.js'
import { chosen, type Effort, timeOf } from './effort.js'
import { inLanes } from './lanes.js'
import type { Report } from './report.js'
import type { Stage } from './stage.js'

const part = 'crossing'

interface Crossed extends Ask {
  key: string
  who: string
  /** An id in the path is the other's: it must look absent. */
  isForeign: boolean
}

/** Two merchants over every route of theirs: not one byte of the other, and nothing of it changed. */
export async function attackCrossing(stage: Stage, report: Report, effort: Effort): Promise<void> {
  const { foreign } = stage
  const read = async (path: string, token: string) =>
    (await ask(stage.url, { method: 'GET', path: `/api${path}`, token })).text
  const before = await viewOf(foreign, read)
  if (!before.every((view) => hasByteOf(foreign, view)))
    report.add({ part, what: 'the other merchant does not see itself, so this part proves nothing', request: '' })
  await inLanes(
    chosen(everyCrossing(stage), effort),
    8,
    (crossed) => tryCrossing(stage, report, crossed),
    timeOf(effort),
  )
  const after = await viewOf(foreign, read)
  for (const [index, view] of before.entries())
    if (view !== after[index])
      report.add({ part, what: `the other merchant changed from ${view} to ${after[index]}`, request: '' })
}

async function tryCrossing(stage: Stage, report: Report, crossed: Crossed): Promise<void> {
  const said = await ask(stage.url, crossed)
  report.count('crossed calls')
  const { key, who, isForeign, body, path } = crossed
  const request = shown(crossed, who)
  // A log of calls tells a merchant what it has sent itself, and here that names the other.
  const isOwnLog = key.includes('/request-logs') && !isForeign
  if (!isOwnLog && hasByteOf(stage.foreign, JSON.stringify([said.text, [...said.headers]])))
    report.add({ part, what: `${key} told ${who} something of another merchant`, request })
  if (said.status >= 500 || said.status === 0) report.add({ part, what: `${key} answered ${outcomeOf(said)}`, request })
  // A form that is refused tells as little as an id that is not there, and is read first.
  const absent = body !== undefined && !path.includes(stage.foreign.clientID) ? [404, 422] : [404]
  if (isForeign && !absent.includes(said.status))
    report.add({ part, what: `${key} answered ${outcomeOf(said)} to an id of another merchant`, request })
}

function everyCrossing({ routes, own, foreign, exampleOf }: Stage): Crossed[] {
  const callers = [
    { audience: 'client', token: own.token },
    { audience: 'integrator', token: own.accessToken },
  ] as const
  return routes
    .filter(({ key }) => !key.endsWith('/logout'))
    .flatMap(({ key, mark }) =>
      callers
        .filter(({ audience }) => mark?.audiences.includes(audience))
        .flatMap(({ audience: who, token }) => {
          const method = key.split(' ')[0] ?? ''
          const make = (path: string, body?: unknown, isForeign = true): Crossed => {
            return { key, who, token, method, path: `/api${path}`, body, isForeign, headers: idempotencyKey() }
          }
          const bodies = /^(POST|PUT) /.test(key) ? [{}, exampleOf(key) ?? {}] : [undefined]
          const foreignPaths = crossedPaths(key, own, foreign)
          const queries = method === 'GET' ? [`?q=${foreign.secrets[0]}`, `?clientID=${foreign.clientID}`, ''] : []
          return [
            ...foreignPaths.flatMap((path) => bodies.map((body) => make(path, body))),
            ...queries.map((query) => make(ownPath(key, own) + query, undefined, false)),
          ]
        }),
    )
}
