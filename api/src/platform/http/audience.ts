import { SetMetadata } from '@nestjs/common'
import type { Audience } from './caller.js'

export interface RouteMark {
  audiences: Audience[]
  /** Nobody needs to prove anything, and no token is looked at, unless there is a permission to gate its bearer by. */
  isPublic: boolean
  /** A client that is not active may call, to learn just that. */
  allowsInactiveClient: boolean
  /** The name of the permission row that portal users and integrators need; absent: being signed in is enough. */
  permission?: string
}

export const routeMarkKey = 'gatehouse:route-mark'
const mark =
  (fields: Partial<RouteMark>): MethodDecorator =>
  (target, name, descriptor) => {
    const handler = descriptor.value as object
    if (Reflect.hasOwnMetadata(routeMarkKey, handler)) throw new Error(`${String(name)} carries two audience marks`)
    const whole: RouteMark = { audiences: [], isPublic: false, allowsInactiveClient: false, ...fields }
    SetMetadata(routeMarkKey, whole)(target, name, descriptor)
  }

// A route carries exactly one of these. A route without one answers nobody.
export const Public = () => mark({ isPublic: true })
export const ForWaitingClients = () => mark({ audiences: ['client', 'client-status'], allowsInactiveClient: true })

/** Whoever is signed in as one of these. */
export const For = (...audiences: [Audience, ...Audience[]]) => mark({ audiences })
export const ForClients = () => For('client')

/** For callers that need a permission row with this route; clients may be among them and need none. */
export const Gated = (permission: string, ...audiences: [Audience, ...Audience[]]) => mark({ permission, audiences })

/** Open to visitors, but whoever brings a token is known by it, and gated like everybody else. */
export const GatedOrPublic = (permission: string, ...audiences: [Audience, ...Audience[]]) =>
  mark({ isPublic: true, permission, audiences })
