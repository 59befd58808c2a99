import type { GatedCall } from '#contract/generated/calls.js'
import { permissionMissing } from '#contract/messages/rights.js'
import { may } from '../session/rights.server'
import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast } from '../session/toast.server'
import { readOpenApi } from './openapi.server'
import { silently } from './silently.server'

/** For the loader of a form: who could not send it does not get to see it, and reads what the API would say. */
export async function requireCall(context: Context, call: GatedCall): Promise<void> {
  if (may(context, call)) return
  const sentence = permissionMissing(await permissionOf(context, call), call)
  throw await redirectWithToast(context, '/admin/dashboard', failure(sentence))
}

export async function permissionOf(context: Context, call: GatedCall): Promise<string> {
  const [method = '', template = ''] = call.split(' ')
  const path = template.replace(/:(\w+)/g, '{$1}')
  const document = await silently(readOpenApi(context), null)
  const operation = document?.paths[path]?.[method.toLowerCase() as 'get']
  return operation?.['x-permission'] ?? call
}
