import { deviceTokenHeader, formIDHeader } from '#contract/limits.js'
import type { OpenApiParameter, Schema } from '#contract/openapi.js'
import type { RegisteredRoute } from '../../people/gate/route-table.js'
import { answerFieldsOf } from './answer-fields.js'
import { exampleOf } from './examples.js'
import { takesFormID } from './refusals.js'
import { requestSchema } from './request-schema.js'
import { apiVersions } from '../../platform/api-versions/api-versions.js'
import type { AnswerFields } from '../../platform/http/chosen-fields.js'
import type { RouteInputs } from './route-inputs.js'
import type { HandlerSource } from './sources.js'
import { InMode } from '#contract/mode-field.js'

export function parametersOf(
  route: RegisteredRoute,
  { pathNames, query, headers, takesMode }: RouteInputs,
  { needsKey }: HandlerSource,
): OpenApiParameter[] {
  const inPath = pathNames.map((name): OpenApiParameter => {
    const schema: Schema = { type: 'string', maxLength: 100 }
    return { name, in: 'path', required: true, schema, example: exampleOf(schema, {}, name) }
  })
  const { properties = {}, required = [] } = query ? requestSchema(query) : {}
  const inQuery = Object.entries(properties).map((property) => inAddress(property, required))
  const modes = takesMode
    ? Object.entries(requestSchema(InMode).properties ?? {}).map((property) => inAddress(property, []))
    : []
  const keys = headers.includes('idempotency-key') ? [idempotencyKey(needsKey === true)] : []
  const versions = headers.includes('if-match') ? [ifMatch] : []
  const devices = headers.includes(deviceTokenHeader) ? [deviceToken] : []
  const cursors = headers.includes('last-event-id') ? [lastEventID] : []
  const fields = answerFieldsOf(route)
  const chosen = fields ? [fieldsParameter(fields)] : []
  return [
    ...inPath,
    ...inQuery,
    ...modes,
    ...chosen,
    ...keys,
    ...versions,
    ...devices,
    ...cursors,
    ...(takesFormID(route) ? [formID] : []),
    ...(route.mark?.audiences.includes('integrator') ? [apiVersion] : []),
  ]
}

const inAddress = ([name, { description, ...schema }]: [string, Schema], required: string[]): OpenApiParameter => ({
  name,
  in: 'query',
  ...(required.includes(name) && { required: true }),
  ...(description && { description }),
  ...(schema.type === 'object' && { style: 'deepObject' as const }),
  schema,
})

const fieldsParameter = ({ names, isList }: AnswerFields): OpenApiParameter => ({
  name: 'fields',
  in: 'query',
  description: `Return only these fields${isList ? ' of each row' : ''}, separated by commas: ${[...names].map((name) => `\`${name}\``).join(', ')}.`,
  schema: { type: 'string', pattern: '^\\w+(,\\w+)*$' },
  example: [...names].slice(0, 2).join(','),
})

const idempotencyKey = (required: boolean): OpenApiParameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  ...(required && { required }),
  description: 'Use a new key for each action, and the same key to retry. A retry returns the original response.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  example: 'order-1042',
})

const ifMatch: OpenApiParameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `version` that your change is based on, in quotes. Without it, the current values are overwritten.',
  schema: { type: 'string' },
  example: '"n4bQgYhMfWWaL-qgxVrQFa"',
}

const deviceToken: OpenApiParameter = {
  name: 'Device-Token',
  in: 'header',
  description:
    'The `deviceToken` from an earlier sign-in to this account. Without a valid one, failed sign-ins by others can slow you down or lock you out.',
  schema: { type: 'string' },
  example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjbGlfMSJ9.c2lnbmF0dXJl',
}

const apiVersion: OpenApiParameter = {
  name: 'Gatehouse-Version',
  in: 'header',
  description: 'For API users: the API version of this request. Default: the version that the key is pinned to.',
  schema: { type: 'string', enum: [...apiVersions] },
  example: apiVersions.at(-1) ?? '',
}

const lastEventID: OpenApiParameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The `id` of the last message you processed. Without it, the stream starts now.',
  schema: { type: 'string' },
}

const formID: OpenApiParameter = {
  name: formIDHeader,
  in: 'header',
  description:
    'For staff and merchants: the ID of the submitted form. A form that is sent twice within a minute counts once.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  example: 'form-06ezs2k4w0',
}
