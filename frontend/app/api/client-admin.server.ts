import { may } from '../session/rights.server'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

type ClientFilter = Partial<Record<'q' | 'status' | 'sort', string | null>>

export const listClients = (context: Context, filter: ClientFilter, cursor: string | null, limit?: number) =>
  callAsStaff(context, {
    call: 'GET /clients',
    query: { ...filter, cursor, limit },
  })

export const loadClient = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID', params: { clientID } })

export const listClientSessions = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/sessions', params: { clientID } })

export async function clientNames(context: Context, clientIDs: string[]): Promise<Record<string, string>> {
  if (!may(context, 'GET /clients/:clientID')) return {}
  const ids = [...new Set(clientIDs)].filter(Boolean)
  const clients = await Promise.all(ids.map((clientID) => silently(loadClient(context, clientID), null)))
  return Object.fromEntries(clients.flatMap((client) => (client ? [[client.clientID, client.name]] : [])))
}
