import { AsyncLocalStorage } from 'node:async_hooks'
import { type Caller, idOf } from './caller.js'

/** What is known of the request being answered, for the audit log and for sessions; nothing decides on it. */
export interface RequestContext {
  requestId: string
  address: string
  userAgent: string | null
  caller?: Caller
  /** Whoever asked has closed the connection: nobody reads the answer. */
  isGone?: () => boolean
}

const storage = new AsyncLocalStorage<RequestContext>()

export const runInRequest = (context: RequestContext, run: () => void): void => storage.run(context, run)

/** Undefined outside a request: in workers and at start. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()

/** Who does what is done now: the caller, a visitor, or the product itself. */
export interface Actor {
  kind: string
  id: string | null
  /** Who signed in, where somebody did: `id` may be the business that they act for. */
  loginID?: string | null
}

export function currentActor(): Actor {
  const request = currentRequest()
  if (request?.caller) return actorOf(request.caller)
  return { kind: request ? 'visitor' : 'system', id: null }
}

export const actorOf = (caller: Caller): Actor => ({
  kind: caller.audience,
  id: idOf(caller),
  ...('loginID' in caller && { loginID: caller.loginID }),
})
