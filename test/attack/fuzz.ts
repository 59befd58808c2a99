import fc from 'fast-check'
import { requestsOf } from '../support/arbitrary-requests.js'
import { idempotencyKey } from '../support/builders.js'
import type { Caller } from '../support/generated-callers.js'
import { Random } from '../support/random.js'
import { type Ask, ask, faultOf, shown } from './ask.js'
import { fieldsOf, valuesFor } from './field-values.js'
import { inLanes } from './lanes.js'
import type { Report } from './report.js'
import { chosen, type Effort, timeOf } from './effort.js'
import type { Stage } from './stage.js'

const part = 'fuzz'
const lanes = 8

type Operation = Stage['operations'][number]

/** Every field of every body and query with every value that may break it, then requests made at random from the document. */
export async function attackFuzz(stage: Stage, report: Report, effort: Effort): Promise<void> {
  const random = new Random(effort.seed)
  const each = chosen(everyField(stage, random), effort)
  await inLanes(each, lanes, ({ asked, who }) => tryInput(stage, report, asked, who, effort.seed), timeOf(effort))
  const turns = Array.from({ length: effort.inputs }, (_, index) => effort.seed + index)
  await inLanes(turns, lanes, (seed) => tryTurn(stage, report, seed), timeOf(effort))
}

async function tryTurn(stage: Stage, report: Report, seed: number): Promise<void> {
  const turn = new Random(seed)
  const operation = turn.one(stage.operations)
  const who = callerFor(stage, operation, turn)
  const [made] = fc.sample(requestsOf(operation, who.ids, stage.description), { seed, numRuns: 1 })
  if (made) await tryInput(stage, report, { ...made, path: `/api${made.path}`, token: who.token }, who, seed)
}

async function tryInput(stage: Stage, report: Report, asked: Ask, who: Caller, seed: number): Promise<void> {
  const said = await ask(stage.url, asked)
  report.count('inputs')
  report.count(`inputs answered ${said.status}`)
  const fault = faultOf(stage.description, asked, said)
  if (!fault) return
  const kind = `${asked.method} ${stage.templateOf(asked)} ${fault.replace(/:? [{["].*/s, '').slice(0, 120)}`
  report.add(
    { part, what: `${asked.method} ${asked.path} ${fault}`.slice(0, 600), request: shown(asked, who.name), seed },
    kind,
  )
}

// Mostly somebody whom the operation is for, or nearly all would end at the gate.
function callerFor({ callers }: Stage, { operation }: Operation, random: Random): Caller {
  const fitting = callers.filter(({ audience }) => operation['x-audiences'].includes(audience))
  return fitting.length > 0 && random.chance(0.9) ? random.one(fitting) : random.one(callers)
}

interface Input {
  asked: Ask
  who: Caller
}

function everyField(stage: Stage, random: Random): Input[] {
  return stage.operations.flatMap((operation) => {
    const who = callerFor(stage, operation, random)
    return [...bodiesOf(stage, operation, who), ...queriesOf(operation, who)]
  })
}

const pathOf = ({ path }: Operation, { ids }: Caller) =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]?.[0] ?? 'abs_00000000000000000000000000')}`

function bodiesOf({ description }: Stage, operation: Operation, who: Caller): Input[] {
  const content = operation.operation.requestBody?.content['application/json']
  if (!content) return []
  const { method } = operation
  const make = (body: unknown): Input => ({
    who,
    asked: { method, path: pathOf(operation, who), token: who.token, headers: idempotencyKey(), body },
  })
  const example = content.example as Record<string, unknown>
  return fieldsOf(content.schema, description.document.components.schemas).flatMap((field) => [
    ...valuesFor(field).map((value) => make({ ...example, [field.name]: value })),
    make({ [field.name]: example[field.name] }),
    make({ ...example, [`${field.name}2`]: 1 }),
  ])
}

function queriesOf(operation: Operation, who: Caller): Input[] {
  const { method, operation: described } = operation
  const names = (described.parameters ?? []).filter((one) => one.in === 'query')
  return names.flatMap(({ name, schema }) =>
    valuesFor({ name, schema })
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      // A longer address is refused before it is read, and that is what the gate's part asks for.
      .filter((text) => text.length < 8_000)
      .map((text) => ({
        who,
        asked: {
          method,
          path: `${pathOf(operation, who)}?${name}=${encodeURIComponent(text.toWellFormed())}`,
          token: who.token,
        },
      })),
  )
}
