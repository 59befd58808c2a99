import type { LiveReadinessView } from '#contract/modes.js'
import { modeOfPages, saidMode } from '../session/mode.server'
import type { PortalArea } from '#contract/portal-area.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

export const unknownReadiness: LiveReadinessView = { isOpen: false, missing: null, sentence: null, hasPayments: false }
const call = { call: 'GET /live-readiness' } as const

export const loadLiveReadiness = (context: Context, area: PortalArea): Promise<LiveReadinessView> =>
  silently<LiveReadinessView>(
    area === 'client' ? callAsClient(context, call) : callAsStaff(context, call),
    unknownReadiness,
  )

export const isInReach = ({ isOpen, hasPayments }: LiveReadinessView): boolean => isOpen || hasPayments

/** Whoever chose live stays there while there is something to see; else the area is in test again. */
export async function setMode(
  request: Request,
  context: Context,
  area: PortalArea,
  url: URL,
  known?: LiveReadinessView,
): Promise<void> {
  const said = await saidMode(request, context, area, url)
  if (said === 'test' || isInReach(known ?? (await readinessFor(request, context, area))))
    context.set(modeOfPages, said)
}

const asked = new WeakMap<Context, Promise<LiveReadinessView>>()

function readinessFor(request: Request, context: Context, area: PortalArea): Promise<LiveReadinessView> {
  const asking = loadLiveReadiness(context, area)
  // What a form does may open live or close it.
  if (request.method === 'GET') asked.set(context, asking)
  return asking
}

/** For the frame of a page, whose guard may have asked already. */
export const loadReadinessOnce = (context: Context, area: PortalArea): Promise<LiveReadinessView> =>
  asked.get(context) ?? loadLiveReadiness(context, area)
