import type { Page } from '#contract/answers.js'
import type { ApiUserView } from '#contract/api-users.js'
import type { ClientView } from '#contract/clients.js'
import { readClientToken } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'
import { tryItName } from './try-it.server'

/** The key of a signed-in merchant's newest API user, for samples on public pages; any failure means none. */
export async function readOwnKey(request: Request, context: Context): Promise<string | null> {
  const held = await readClientToken(request, context)
  if (!held) return null
  const ask = <T>(path: string) => callApi<T>(context, { method: 'GET', path, token: held.token })
  try {
    const { clientID } = await ask<ClientView>('/clients/me')
    const { items } = await ask<Page<ApiUserView>>(`/clients/${clientID}/apiusers?limit=10`)
    return items.find(({ developerName }) => developerName !== tryItName)?.apiKey ?? null
  } catch {
    return null
  }
}
