import { loadClientStatus } from '../../../api/clients.server'
import { type Persons, personsAsApplicant } from '../../../api/persons.server'
import { type Answering, answeringAsApplicant } from '../../../api/requirements.server'
import { silently } from '../../../api/silently.server'
import { readStatusToken } from '../../../session/client-session.server'
import type { Context } from '../../../session/site-context.server'

interface Applicant {
  answering: Answering
  persons: Persons
}

/** Who waits in this browser; undefined: nobody any more. */
export async function readApplicant(request: Request, context: Context): Promise<Applicant | undefined> {
  const token = await readStatusToken(request, context)
  const status = token && (await silently(loadClientStatus(context, token), null))
  if (!token || !status) return undefined
  const { clientID } = status
  return {
    answering: answeringAsApplicant(context, token, clientID),
    persons: personsAsApplicant(context, token, clientID),
  }
}
