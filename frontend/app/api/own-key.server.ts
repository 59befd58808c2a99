import { readClientToken } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'
import { tryItName } from './try-it.server'

/** The key of a signed-in merchant's newest API user, for samples on public pages; any failure means none. */
export async function readOwnKey(request: Request, context: Context): Promise<string | null> {
  const held = await readClientToken(request, context)
  if (!held) return null
  const { token } = held
  try {
    const { clientID } = await callApi(context, { call: 'GET /clients/me', token })
    const { items } = await callApi(context, {
      call: 'GET /clients/:clientID/apiusers',
      params: { clientID },
      query: { limit: 10 },
      token,
    })
    return items.find(({ developerName }) => developerName !== tryItName())?.apiKey ?? null
  } catch {
    return null
  }
}
