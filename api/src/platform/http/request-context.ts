import { AsyncLocalStorage } from 'node:async_hooks'
import { type Caller, idOf } from './caller.js'

/** For the audit log and sessions; nothing decides on it. */
export interface RequestContext {
  requestId: string
  address: string
  userAgent: string | null
  caller?: Caller
  isGone?: () => boolean
}

const storage = new AsyncLocalStorage<RequestContext>()

export const runInRequest = (context: RequestContext, run: () => void): void => storage.run(context, run)

/** undefined outside a request: in workers and at start. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()

export interface Actor {
  kind: string
  id: string | null
  loginID?: string | null
}

export function currentActor(): Actor {
  const request = currentRequest()
  if (request?.caller) return actorOf(request.caller)
  return { kind: request ? 'visitor' : 'system', id: null }
}

export const actorOf = (caller: Caller): Actor => ({
  kind: caller.audience === 'enrolling' ? caller.person : caller.audience,
  id: idOf(caller),
  ...('loginID' in caller && { loginID: caller.loginID }),
})
