import type { ErrorBody } from '#contract/answers.js'
import type { CallAnswers } from '#contract/generated/call-answers.js'
import type { ApiCall } from '#contract/generated/calls.js'
import type { Fields } from '#contract/check.js'
import type { ProofMethod } from '#contract/factor-limits.js'
import { deviceTokenHeader, formIDHeader } from '#contract/limits.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import { apiAddress, type Context, type SentAnswer, siteContext } from '../session/site-context.server'
import { heard, heardFields } from '../session/spoken.server'

/** A refusal of the API. `sentence` is for people, '' if there was none; `fields` is empty unless inputs are at fault. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly fields: Fields,
    readonly requestId: string,
    /** When asking again makes sense; null: nothing was said of it. */
    readonly retryAfterSeconds: number | null = null,
    readonly challenge: string | null = null,
    readonly methods: ProofMethod[] = [],
  ) {
    super(sentence)
  }

  /** A missing right, a conflict and a limit say themselves what to do; anything else gets the action's own sentence. */
  explain(sentenceOfTheAction: string): string {
    const says = [403, 409, 412, 429].includes(this.status) || this.code === 'LIMIT_EXCEEDED'
    return says && this.sentence ? this.sentence : sentenceOfTheAction
  }
}

/** The layout of the area then asks for it, and sends what was asked for once more. */
export const asksForProof = (error: unknown): error is ApiError & { code: 'STEP_UP_REQUIRED' } =>
  error instanceof ApiError && error.code === 'STEP_UP_REQUIRED'

/** A second factor is required, and there is none: the page that sets it up comes before everything else. */
export const mustEnrol = (error: unknown): error is ApiError & { code: 'SECOND_FACTOR_ENROLMENT_REQUIRED' } =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_ENROLMENT_REQUIRED'

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A form with a file, as the browser wrote it. */
export interface UploadedForm {
  type: string
  bytes: Uint8Array
}

interface Sent {
  query?: Record<string, string | number | null | undefined>
  body?: object
  /** In the place of a body. */
  form?: UploadedForm
  /** Of the form that asks for this: the same one again gets the same answer, and is not done twice. */
  formID?: unknown
  /** The version of the row that this changes; refused if the row has another one by now. */
  ifMatch?: string
  /** Under the same key the same call is done once, however often it is sent. */
  idempotencyKey?: string
  deviceToken?: string | null
  requestID?: string
}

/** A route of the API with what its path asks for; `Known` is filled in by the function that sends the call. */
export type CallOf<Route extends ApiCall, Known extends string = never> = Sent & { call: Route } & ([
    Exclude<ParamsIn<Route>, Known>,
  ] extends [never]
    ? { params?: undefined }
    : { params: Record<Exclude<ParamsIn<Route>, Known>, string> })

export type Call<Known extends string = never> = { [Route in ApiCall]: CallOf<Route, Known> }[ApiCall]

type Token = { token?: string }

/** The only way from the site to the API. Answers the parsed body as the route types it, or undefined where there is none. */
export async function callApi<Route extends ApiCall>(
  context: Context,
  call: CallOf<Route> & Token,
): Promise<CallAnswers[Route]>
export async function callApi<T>(context: Context, call: Call & Token): Promise<T>
export async function callApi(context: Context, call: Call & Token): Promise<unknown> {
  const { body, form, token, formID, ifMatch, idempotencyKey, deviceToken, requestID } = call
  const { method, path } = addressOf(call)
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (typeof formID === 'string' && /^[\w-]{8,64}$/.test(formID)) headers.set(formIDHeader, formID)
  if (ifMatch) headers.set('If-Match', `"${ifMatch}"`)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  if (deviceToken) headers.set(deviceTokenHeader, deviceToken)
  if (requestID) headers.set('X-Request-Id', requestID)
  if (body ?? form) headers.set('Content-Type', form?.type ?? 'application/json')

  const { callApi: send, requestId } = context.get(siteContext)
  const sent = { method, address: apiAddress(path), headers, body: form?.bytes ?? (body && JSON.stringify(body)) }
  const answer = await send(sent).catch((cause: unknown) => {
    console.error(`${method} ${path} got no answer, request ${requestId}`, cause)
    throw new ApiError(503, 'API_UNREACHABLE', clientLogin.unexpected, {}, requestId)
  })
  if (answer.status < 200 || answer.status >= 300) throw toApiError(answer, requestId)
  return answer.status === 204 ? undefined : JSON.parse(answer.body)
}

/** A file of the API, as it arrives. */
export async function streamFromApi(context: Context, call: Call & Token): Promise<Response> {
  const { streamApi, requestId } = context.get(siteContext)
  const { method, path } = addressOf(call)
  const headers = new Headers(call.token ? { Authorization: `Bearer ${call.token}` } : {})
  const sent = { method, address: apiAddress(path), headers }
  const answer = await streamApi(sent).catch((cause: unknown) => {
    console.error(`${method} ${path} got no answer, request ${requestId}`, cause)
    throw new ApiError(503, 'API_UNREACHABLE', clientLogin.unexpected, {}, requestId)
  })
  if (answer.status !== 200) {
    const body = await new Response(answer.body).text()
    throw toApiError({ ...answer, body }, requestId)
  }
  const names = ['content-type', 'content-disposition', 'content-security-policy']
  const kept = names.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]] as const] : []))
  return new Response(answer.body, { headers: Object.fromEntries(kept) })
}

function toApiError(answer: SentAnswer, requestId: string): ApiError {
  const body = errorBodyOf(answer)
  const sentence = heard(body.error ?? body.message ?? '')
  const { code = '' } = body
  const fields = heardFields(body.fields ?? {})
  const wait = Number(answer.headers['retry-after']) || null
  return new ApiError(
    answer.status,
    code,
    sentence,
    fields,
    body.requestId ?? requestId,
    wait,
    body.challenge,
    body.methods,
  )
}

// What stands between the site and the API, such as a proxy, may refuse in words of its own.
function errorBodyOf({ body }: SentAnswer): Partial<ErrorBody> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<ErrorBody>
  } catch {
    return {}
  }
}

function addressOf({ call, params, query = {} }: Call) {
  const [method = '', template = ''] = call.split(' ')
  const values: Record<string, string> = params ?? {}
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return { method, path: given.length === 0 ? path : `${path}?${new URLSearchParams(given)}` }
}
