import { hasByteOf } from '../support/crossed-merchants.js'
import { callRaw } from '../support/raw-http.js'
import type { Route } from '../support/routes.js'
import type { Answer } from '../support/calls.js'
import { ask, shown } from './ask.js'
import { inLanes } from './lanes.js'
import type { Report } from './report.js'
import { chosen, type Effort, timeOf } from './effort.js'
import { type Spelling, spellings } from './spellings.js'
import type { Stage } from './stage.js'

const part = 'gate'

interface Trick {
  route: Route
  spelling: Spelling
  who: string
  token?: string
}

/** Every way to write the address of every closed route, by staff with one row for something else and by a visitor. */
export async function attackGate(stage: Stage, report: Report, effort: Effort): Promise<void> {
  const { seed } = effort
  await inLanes(chosen(everyTrick(stage), effort), 8, (trick) => tryTrick(stage, report, trick, seed), timeOf(effort))
  const path = `/api/audit?actor=${stage.narrow.id}&limit=100`
  const { body } = await ask(stage.url, { method: 'GET', path, token: stage.administrator })
  for (const { action } of (body?.items ?? []) as { action: string }[])
    if (!/login|sign/.test(action))
      report.add({ part, what: `the log says that the attacker did ${action}`, request: path, seed })
}

function everyTrick({ routes, narrow }: Stage): Trick[] {
  const row = 'GET /disputes/:disputeID'
  const targets = routes.filter(({ key, mark }) => key !== row && !isOfAllStaff(mark))
  return targets.flatMap((route) =>
    spellings.flatMap((spelling): Trick[] => [
      ...(route.mark?.isPublic && !route.mark.permission
        ? []
        : [{ route, spelling, who: 'staff with one row', token: narrow.token }]),
      ...(route.mark?.isPublic ? [] : [{ route, spelling, who: 'visitor' }]),
    ]),
  )
}

const isOfAllStaff = (mark: Route['mark']) => mark?.audiences.includes('portal') && !mark.permission

async function tryTrick(
  stage: Stage,
  report: Report,
  { route, spelling, who, token }: Trick,
  seed: number,
): Promise<void> {
  const [method = '', template = ''] = route.key.split(' ')
  const plain = `/api${template.replace(/:(\w+)/g, (_, name: string) => stage.victim.ids[name]?.[0] ?? 'abs_0')}`
  const body = method === 'POST' || method === 'PUT' ? JSON.stringify(stage.exampleOf(route.key) ?? {}) : undefined
  const trick = {
    method: spelling.method?.(method) ?? method,
    path: spelling.path(plain),
    token,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'idempotency-key': 'gate',
      ...spelling.headers?.(method, plain),
    },
    body,
  }
  report.count('address tricks')
  const request = shown(trick, who)
  const answer = await callRaw(stage.url, trick).catch((error: Error) => error)
  if (answer instanceof Error)
    return report.add({ part, what: `${spelling.name}: ${answer.message}`, request, seed }, spelling.name)
  const isOpened = answer.status >= 200 && answer.status < 300 && opens(stage, trick.method, answer)
  if (isOpened) report.add({ part, what: `${spelling.name} opened ${route.key} for a ${who}`, request, seed })
  if (answer.status >= 500)
    report.add({ part, what: `${spelling.name} got ${answer.status} from ${route.key}`, request, seed })
}

/** Whether somebody was told or did something; a page of the site, which is for everybody, is neither. */
function opens({ own, foreign }: Stage, method: string, { headers, body }: Answer): boolean {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '')
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (method === 'OPTIONS' && text === '""') return false
  return !isPage || hasByteOf(own, text) || hasByteOf(foreign, text)
}
