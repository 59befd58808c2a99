import type { Route } from '../support/routes.js'
import { type Ask, ask, faultOf, outcomeOf, shown } from './ask.js'
import { chosen, type Effort, timeOf } from './effort.js'
import { expectedOf, guardRefusals } from './expected.js'
import type { Person } from './people.js'
import type { Report } from './report.js'
import { inLanes } from './lanes.js'
import type { Stage } from './stage.js'

const part = 'matrix'
const absentID = 'abs_00000000000000000000000000'

interface Cell {
  route: Route
  who: Person
}

/** Every registered route by everybody, against what the marks and the rows say. */
export async function attackMatrix(stage: Stage, report: Report, effort: Effort): Promise<void> {
  report.count('routes', stage.routes.length)
  report.count('people', stage.people.length)
  for (const fault of [...undocumented(stage), ...unattended(stage)]) report.add({ part, what: fault, request: '' })
  const cells = stage.routes.flatMap((route) => stage.people.map((who): Cell => ({ route, who })))
  await inLanes(chosen(cells, effort), 8, async (cell) => tryCell(stage, report, cell), timeOf(effort))
}

async function tryCell(stage: Stage, report: Report, { route, who }: Cell): Promise<void> {
  // Whoever is refused asks for what exists, with a body that would work; whoever is let in gets nothing to break.
  const real = askFor(route, who, stage.victim.ids, stage.exampleOf(route.key))
  const expected = expectedOf(route.mark, route.key, clientIn(route, real), who)
  if (expected === 'open' && /\/logout$/.test(route.key)) return
  const ownIDs = { ...(who.clientID && { clientID: [who.clientID] }) }
  const isHarmless = expected !== 'open' || route.key.startsWith('GET ')
  const asked = isHarmless ? real : askFor(route, who, ownIDs, {})
  const said = await ask(stage.url, asked)
  report.count('calls of the matrix')
  report.count(`expected: ${expected}`)
  const outcome = outcomeOf(said)
  const isRight = expected === 'open' ? !guardRefusals.includes(outcome) : outcome === expected
  const request = shown(asked, who.name)
  if (!isRight) report.add({ part, what: `${who.name} got ${outcome} from ${route.key}, not ${expected}`, request })
  const fault = faultOf(stage.description, asked, said)
  if (fault) report.add({ part, what: `${route.key} ${fault}`, request })
}

function askFor({ key }: Route, { token, name }: Person, ids: Record<string, string[]>, example: unknown): Ask {
  const [method = '', template = ''] = key.split(' ')
  const path = template.replace(/:(\w+)/g, (_, parameter: string) => ids[parameter]?.[0] ?? absentID)
  const body = method === 'POST' || method === 'PUT' ? (example ?? {}) : undefined
  return {
    method,
    path: `/api${path}`,
    token,
    headers: {
      'idempotency-key': `matrix-${name.replace(/\W/g, '-')}`,
      // A text is a file, which goes as what it is: as JSON it would be refused before anybody is looked at.
      ...(typeof body === 'string' && { 'content-type': 'application/xml' }),
    },
    body,
  }
}

const clientIn = ({ key }: Route, { path }: Ask): string | undefined =>
  key.includes('/clients/:clientID') ? path.split('/')[3] : undefined

/** A route, a mark or an audience that the document and the registered routes do not agree on. */
function undocumented({ routes, description }: Stage): string[] {
  const documented = new Map(description.operations.map((one) => [`${one.method} ${one.template}`, one.operation]))
  const keys = new Set(routes.map(({ key }) => key))
  const faults = [...documented.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is documented and absent`)
  for (const { key, mark } of routes) {
    const operation = documented.get(key)
    if (!mark) faults.push(`${key} carries no mark`)
    if (!operation) faults.push(`${key} is registered and not documented`)
    if (!mark || !operation) continue
    const audiences = [...(mark.isPublic ? ['public'] : []), ...mark.audiences]
    if (String([...operation['x-audiences']].sort()) !== String(audiences.sort()))
      faults.push(`${key} is for ${audiences} and documented for ${operation['x-audiences']}`)
    if (operation['x-permission'] !== mark.permission) faults.push(`${key} names another permission than its document`)
  }
  return faults
}

/** An audience that nobody here is of: the day somebody adds one, this asks for people of it. */
function unattended({ routes, people }: Stage): string[] {
  const audiences = new Set(routes.flatMap(({ mark }) => mark?.audiences ?? []))
  return [...audiences]
    .filter((audience) => !people.some((who) => who.audience === audience))
    .map((audience) => `nobody in the matrix is of the audience ${audience}`)
}
