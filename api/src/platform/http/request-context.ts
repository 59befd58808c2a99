import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntityManager } from 'typeorm'
import { type Caller, idOf } from './caller.js'

export interface RequestContext {
  requestId: string
  address: string
  userAgent: string | null
  caller?: Caller
  /** Whose link opened the page on which somebody without an account acts. Audit lines say so. */
  portalLinkBy?: string
  /** In the first unit that writes: refuses whoever has been removed since the guards looked. */
  mayStill?: ((manager: EntityManager) => Promise<void>) | undefined
  isGone?: () => boolean
}

const storage = new AsyncLocalStorage<RequestContext>()

export const runInRequest = (context: RequestContext, run: () => void): void => storage.run(context, run)

/** What stands around an action and is none: it must neither be refused nor taken for the one that was asked for. */
export const besideRequest = <T>(run: () => T): T => {
  const request = storage.getStore()
  return request ? storage.run({ ...request, mayStill: undefined }, run) : run()
}

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
