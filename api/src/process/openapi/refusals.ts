import { answerFieldsOf } from './answer-fields.js'
import { earlyRefusals, internalError } from '../../platform/http/error-filter.js'
import type { RegisteredRoute } from '../../people/gate/route-table.js'
import type { RouteInputs } from './route-inputs.js'
import { type ErrorSource, type HandlerSource, sources } from './sources.js'

const early = (status: number, [code, sentence]: readonly [string, string]): ErrorSource => ({
  body: 'ErrorBody',
  status,
  code,
  sentence,
})

const earlyNames = { 400: 'MalformedRequest', 413: 'BodyTooLarge', 415: 'UnsupportedMediaType' } as const

const frame: Record<string, ErrorSource> = {
  InternalError: { ...early(500, internalError), about: 'An error on our side, logged with the request ID.' },
  ...Object.fromEntries(
    Object.entries(earlyNames).flatMap(([status, name]) => {
      const refusal = earlyRefusals[Number(status)]
      return refusal ? [[name, early(Number(status), refusal)]] : []
    }),
  ),
}

export const refusals: Record<string, ErrorSource> = { ...sources.errors, ...frame }

export const takesFormID = ({ method, mark }: Pick<RegisteredRoute, 'method' | 'mark'>): boolean =>
  method !== 'GET' && mark?.audiences.some((audience) => audience === 'portal' || audience === 'client') === true

const mustHaveEnrolled = ({ mark, isBeforeEnrolment }: Pick<RegisteredRoute, 'mark' | 'isBeforeEnrolment'>) =>
  !isBeforeEnrolment &&
  mark?.audiences.includes('enrolling') === false &&
  mark.audiences.some((audience) => audience === 'portal' || audience === 'client')

/** Its answers name in `leftOut` what a part throws. */
const inParts = 'home'

export function refusalsOf(
  route: Pick<RegisteredRoute, 'method' | 'mark' | 'stepUp' | 'isBeforeEnrolment' | 'controller' | 'handler'>,
  inputs: RouteInputs,
  handler: HandlerSource,
  isLimited: boolean,
): string[] {
  const { method, mark, stepUp } = route
  const readsBody = method !== 'GET'
  const provesWho = !mark?.isPublic || mark.permission !== undefined || mark.readsTokens === true
  const names = [
    ...(handler.room === inParts ? [] : handler.errors),
    ...(provesWho ? ['Unauthenticated', 'WrongAudience'] : []),
    ...(mark?.audiences.includes('client') && !mark.allowsInactiveClient ? ['AccountDisabled'] : []),
    ...(mark?.audiences.includes('integrator') ? ['AddressNotAllowed', 'VersionUnknown', 'VersionEnded'] : []),
    ...(mark?.permission ? ['PermissionMissing'] : []),
    ...(mustHaveEnrolled(route) ? ['SecondFactorEnrolmentRequired'] : []),
    ...(stepUp ? ['StepUpRequired'] : []),
    ...(takesFormID({ method, mark }) ? ['FormSentAlready', 'UnreadableFormID'] : []),
    ...(inputs.takesMode && mark?.audiences.includes('integrator') ? ['ModeFixed'] : []),
    ...(inputs.body || inputs.query || inputs.takesMode || answerFieldsOf(route) ? ['InvalidInput'] : []),
    ...(inputs.pathNames.length > 0 ? ['NotFound'] : []),
    ...(inputs.body ? ['MalformedBody'] : []),
    ...(isLimited ? ['TooManyRequests'] : []),
    ...(readsBody ? ['BodyTooLarge', 'UnsupportedMediaType'] : []),
    'MalformedRequest',
    'DatabaseAway',
    'InternalError',
  ]
  return [...new Set(names)].filter((name) => Object.hasOwn(refusals, name))
}
