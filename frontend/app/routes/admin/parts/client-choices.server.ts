import { pageSizeMax } from '#contract/limits.js'
import { listClients } from '../../../api/client-admin.server'
import { silently } from '../../../api/silently.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'

/** null: too many for a select, or not for this person, who then types the id. */
export async function clientChoices(context: Context) {
  if (!may(context, 'GET /clients')) return null
  const page = await silently(listClients(context, { q: null, status: null }, null, pageSizeMax), null)
  if (!page || page.nextCursor) return null
  return page.items.map(({ clientID, name }) => ({ value: clientID, label: name }))
}
