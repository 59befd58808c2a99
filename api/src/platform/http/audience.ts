import { SetMetadata } from '@nestjs/common'
import type { Audience } from './caller.js'

export interface RouteMark {
  audiences: Audience[]
  /** A token is looked at only if there is a permission to gate its bearer by, or if it says so. */
  isPublic: boolean
  /** A client that is not active may call, to learn just that. */
  allowsInactiveClient: boolean
  /** The status token of an applicant opens it, until a decision falls. */
  opensWhilePending?: boolean
  /** A public route that also looks at a token that is brought. */
  readsTokens?: boolean
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
/** What concerns the person who is signed in: members of a client need no permission for it. */
export const ForClients = () => For('client')

export const sensitiveKey = 'gatehouse:sensitive'

/** Persons' data, files or account numbers: no read-only role has it from the first start on. */
export const Sensitive = () => SetMetadata(sensitiveKey, true)

export const PublicOrFor = (...audiences: [Audience, ...Audience[]]) =>
  mark({ isPublic: true, readsTokens: true, audiences })

/** For everybody but an administrator, and the owner of a client, a permission row must cover the route. */
export const Gated = (permission: string, ...audiences: [Audience, ...Audience[]]) => mark({ permission, audiences })

/** As `Gated`, and an applicant may call for itself while it waits. */
export const GatedOrPending = (permission: string, ...audiences: [Audience, ...Audience[]]) =>
  mark({ permission, audiences: [...audiences, 'client-status'], opensWhilePending: true })

/** Open to visitors, but whoever brings a token is gated like everybody else. */
export const GatedOrPublic = (permission: string, ...audiences: [Audience, ...Audience[]]) =>
  mark({ isPublic: true, permission, audiences })
