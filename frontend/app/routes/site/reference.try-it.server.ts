import { redirect } from 'react-router'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/site/reference.js'
import type { OpenApiOperation } from '#contract/openapi.js'
import { loadOwnProfile } from '../../api/clients.server'
import { ApiError } from '../../api/http.server'
import { listAssignableRoles } from '../../api/roles.server'
import { silently } from '../../api/silently.server'
import { listOwnTransactions } from '../../api/transactions.server'
import type { TriedCall } from '../../api/try-it.server'
import { clientSession, readClientToken } from '../../session/client-session.server'
import { newFormID } from '../../session/form-id.server'
import type { Context } from '../../session/site-context.server'
import { readTryItKey } from '../../session/try-it-key.server'
import type { Listed } from './operations'
import type { Route } from './+types/reference'

export const knowMerchant: Route.MiddlewareFunction = async ({ request, context, url }, next) => {
  const held = await readClientToken(request, context)
  if (!held) return next()
  context.set(clientSession, { ...held, origin: url.pathname, client: null })
  const client = await loadOwnProfile(context).catch((error: unknown) => {
    if (error instanceof ApiError || error instanceof Response) return null
    throw error
  })
  context.set(clientSession, client?.isActive ? { ...held, origin: url.pathname, client } : null)
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** What the form begins with; null: nobody has signed in. */
export async function beginTrying(request: Request, context: Context, { parameters = [] }: OpenApiOperation) {
  const client = context.get(clientSession)?.client
  if (!client) return null
  const key = await readTryItKey(request, context, client.clientID)
  const needsPayment = key && parameters.some(({ name }) => name === 'transactionID')
  const [roles, payments] = await Promise.all([
    silently(listAssignableRoles(context), { items: [], nextCursor: null }),
    needsPayment ? silently(listOwnTransactions(context, {}, null), null) : null,
  ])
  const known: Record<string, string> = {
    clientID: client.clientID,
    transactionID: payments?.items[0]?.transactionID ?? '',
    'Idempotency-Key': newFormID(),
  }
  return { roleName: key?.roleName ?? null, roles: roles.items, hasPhone: Boolean(client.phoneNumber), known }
}

export const toSignIn = (path: string) => redirect(`/client/login?${new URLSearchParams({ from: path })}`)

/** The call that a filled form means, or what is wrong with it; whatever the API can judge is left to it. */
export function callFrom(
  { method, path }: Listed,
  { parameters = [], requestBody }: OpenApiOperation,
  typed: Record<string, string>,
): { call: TriedCall; fields?: undefined } | { call?: undefined; fields: Fields } {
  const fields: Fields = {}
  const given = parameters.map((one) => ({ ...one, value: typed[one.name]?.trim() ?? '' }))
  let address = path
  for (const { name, value } of given.filter((one) => one.in === 'path')) {
    // A browser and a server both read `..` as one step up, and the call would go elsewhere.
    if (!value || /^\.+$/.test(value)) fields[name] = words.enterName(name)
    address = address.replace(`:${name}`, encodeURIComponent(value.toWellFormed()))
  }
  const headers = given
    .filter((one) => one.in === 'header' && one.value)
    .map(({ name, value }): [string, string] => [name, value])
  for (const [name, value] of headers)
    if (!/^[\x20-\x7e]+$/.test(value)) fields[name] = words.usePrintableAsciiCharacters
  const query = given
    .filter((one) => one.in === 'query' && one.value)
    .flatMap(({ name, value, style }) =>
      style === 'deepObject'
        ? [...new URLSearchParams(value)].map(([key, text]) => [`${name}[${key}]`, text])
        : [[name, value]],
    )
  const body = (requestBody && typed.body?.trim()) || null
  if (body !== null) {
    headers.push(['Content-Type', 'application/json'])
    const fault = faultOfJson(body)
    if (fault) fields.body = words.notValidJson(fault)
  }
  if (Object.keys(fields).length > 0) return { fields }
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
  return { call: { method, path: address + search, headers, body } }
}

function faultOfJson(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
