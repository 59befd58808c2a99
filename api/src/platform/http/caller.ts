import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { LoginAudience } from '#contract/login-audiences.js'
import { holdsCardNumber } from '#contract/card-numbers.js'
import { Unauthenticated } from './app-error.js'
import type { Mode } from '#contract/modes.js'

export interface ClientCaller {
  audience: 'client'
  clientID: string
  /** The person, as what proves it is kept: see `Account`. */
  accountID: string
  loginID: string | null
  clientMemberID: string
  roleIDs: string[]
  /** Passes every route of its client, as an administrator passes every one of staff. */
  isOwner: boolean
  sessionID: string
  isActive: boolean
  enrolFrom?: Date | null
}

export interface WaitingCaller {
  audience: 'client-status'
  clientID: string
  isActive: boolean
  isPending: boolean
}

export interface PortalCaller {
  audience: 'portal'
  portalUserID: string
  loginID: string | null
  sessionID: string
  isAdmin: boolean
  roleIDs: string[]
  enrolFrom?: Date | null
}

export interface IntegratorCaller {
  audience: 'integrator'
  apiUserID: string
  clientID: string
  mode: Mode
  /** The shape that its calls were written for; null: the newest. */
  apiVersion: string | null
  roleIDs: string[]
  allowsAddress: (address: string) => boolean
}

export interface EnrollingCaller {
  audience: 'enrolling'
  person: LoginAudience
  subjectID: string
  loginID: string
  challenge: string
}

export type Caller = ClientCaller | WaitingCaller | PortalCaller | IntegratorCaller | EnrollingCaller
export type Audience = Caller['audience']

/** Who the caller of a request is by now, for what goes on long after the guards let it in; throws as they would. */
export type AskAgain = () => Promise<Caller | null>

interface Told {
  plural: string
  who: string
  security: string
  token: string
}

export const toldOf: Record<Audience, Told> = {
  client: {
    plural: 'clients',
    who: 'merchants',
    security: 'clientSession',
    token: 'The `token` of POST /clients/login.',
  },
  'client-status': {
    plural: 'applicants',
    who: 'applicants',
    security: 'waitingClient',
    token: 'The `statusToken` of a registration, only for the status page.',
  },
  portal: {
    plural: 'portal users',
    who: 'staff',
    security: 'portalSession',
    token: 'The `token` of POST /portal-users/login, refreshed every 15 minutes.',
  },
  enrolling: {
    plural: 'people who set up a second factor',
    who: 'people who must set up a second factor to sign in',
    security: 'enrolment',
    token: 'The `challenge` of `SECOND_FACTOR_ENROLMENT_REQUIRED`, only to set up a second factor.',
  },
  integrator: {
    plural: 'API users',
    who: 'API users',
    security: 'apiUser',
    token: 'OAuth 2.0 client credentials: the key and the secret of an API user.',
  },
}

export function idOf(caller: Caller): string {
  if (caller.audience === 'portal') return caller.portalUserID
  if (caller.audience === 'enrolling') return caller.subjectID
  return caller.audience === 'integrator' ? caller.apiUserID : caller.clientID
}

/** The one client that a caller is bound to; staff are bound to none. */
export const clientOf = (caller: Caller): string | undefined => ('clientID' in caller ? caller.clientID : undefined)

const knownCallerOf = (context: ExecutionContext): Caller | null =>
  context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>().user ?? null

const callerOf = (context: ExecutionContext): Caller => {
  const caller = knownCallerOf(context)
  if (!caller) throw new Unauthenticated()
  return caller
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context))

export const CallerOrVisitor = createParamDecorator((_: unknown, context: ExecutionContext) => knownCallerOf(context))

export const OwnClientID = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const clientID = clientOf(callerOf(context))
  if (!clientID) throw new Unauthenticated()
  return clientID
})

export interface Origin {
  address: string
  userAgent: string | null
}

export const RequestID = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().id,
)

export const CallOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>()
  const userAgent = request.headers['user-agent']?.slice(0, 200) ?? null
  return { address: request.ip, userAgent: userAgent && holdsCardNumber(userAgent) ? null : userAgent }
})
