import { SetMetadata } from '@nestjs/common'
import type { Audience } from './caller.js'

export interface RouteMark {
  audiences: Audience[]
  /** A token is looked at only if there is a permission to gate its bearer by. */
  isPublic: boolean
  /** A client that is not active may call, to learn just that. */
  allowsInactiveClient: boolean
  /** Absent: being signed in is enough. */
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

export const beforeEnrolmentKey = 'gatehouse:before-enrolment'

/** Open to a session that must enrol a second factor first: what leads there, and the way out. */
export const BeforeEnrolment = () => SetMetadata(beforeEnrolmentKey, true)

// A route without one of these answers nobody.
export const Public = () => mark({ isPublic: true })
export const ForWaitingClients = () => mark({ audiences: ['client', 'client-status'], allowsInactiveClient: true })

export const For = (...audiences: [Audience, ...Audience[]]) => mark({ audiences })
export const ForClients = () => For('client')

/** Portal users and integrators need a permission row with this route; clients need none. */
export const Gated = (permission: string, ...audiences: [Audience, ...Audience[]]) => mark({ permission, audiences })

/** Open to visitors, but whoever brings a token is gated like everybody else. */
export const GatedOrPublic = (permission: string, ...audiences: [Audience, ...Audience[]]) =>
  mark({ isPublic: true, permission, audiences })
