import type { ClientView } from '#contract/clients.js'
import { clientSession, readClientToken } from './client-session.server'
import { apiAddress, type Context, siteContext } from './site-context.server'

export interface Viewer {
  client: { name: string } | null
  /** When the client's session ends, for the marker in local storage; null: not signed in. */
  until: string | null
}

const nobody: Viewer = { client: null, until: null }

/** Who looks at a public page: the merchant's profile restores a session, any failure means nobody. */
export async function loadViewer(request: Request, context: Context): Promise<Viewer> {
  const guarded = context.get(clientSession)
  if (guarded?.client) return { client: { name: guarded.client.name }, until: guarded.until }

  const held = await readClientToken(request, context)
  if (!held) return nobody
  // Sessions stand below app/api, so this one question is asked without it.
  const headers = new Headers({ Accept: 'application/json', Authorization: `Bearer ${held.token}` })
  const answer = await context
    .get(siteContext)
    .callApi({ method: 'GET', address: apiAddress('/clients/me'), headers })
    .catch(() => null)
  if (answer?.status !== 200) return nobody
  const client = clientOf(answer.body)
  return client?.isActive ? { client: { name: client.name }, until: held.until } : nobody
}

function clientOf(body: string): ClientView | null {
  try {
    return JSON.parse(body) as ClientView
  } catch {
    return null
  }
}
