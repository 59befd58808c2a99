import { loadClientStatus } from '../../../api/clients.server'
import { type Answering, answeringAsApplicant } from '../../../api/requirements.server'
import { silently } from '../../../api/silently.server'
import { readStatusToken } from '../../../session/client-session.server'
import type { Context } from '../../../session/site-context.server'

/** Who waits in this browser; null: nobody any more. */
export async function readApplicant(request: Request, context: Context): Promise<Answering | null> {
  const token = await readStatusToken(request, context)
  const status = token && (await silently(loadClientStatus(context, token), null))
  return token && status ? answeringAsApplicant(context, token, status.clientID) : null
}
