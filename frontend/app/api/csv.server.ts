import type { GatedCall } from '#contract/generated/calls.js'
import * as words from '#contract/messages/calls.js'
import type { Context } from '../session/site-context.server'
import { fileAsClient } from './as-client.server'
import { fileAsStaff } from './as-staff.server'
import { ApiError, type Call } from './http.server'
import { requireCall } from './require-call.server'

const ownTransactions = 'GET /clients/:clientID/transactions/export.csv'
type Query = NonNullable<Call['query']>

/** The API's file of a list, for the filter that the page of the list has; without the right to it there is none. */
export async function staffFile(
  context: Context,
  call: Exclude<Extract<GatedCall, `${string}/export.csv`>, `${string}:${string}`>,
  query: Query,
): Promise<Response> {
  await requireCall(context, call)
  return fileAsStaff(context, { call, query }).catch(asText)
}

export const ownTransactionsFile = (context: Context, query: Query): Promise<Response> =>
  fileAsClient(context, { call: ownTransactions, query }).catch(asText)

/** In a window of its own: there is no page around it. */
export const refusedFile = (sentence: string | undefined, status: number): Response =>
  new Response(sentence, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

// Nothing of the file has left yet.
export function asText(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error
  const sentence = Object.values(error.fields)[0] ?? error.explain(words.failedToLoadTheList)
  return refusedFile(sentence, error.status)
}
