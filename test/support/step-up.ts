import { clock } from '#contract/clock.js'
import { proofLifeMs } from '#contract/factor-limits.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { buildClient, clientPassword } from './builders.js'
import type { TestApi } from './test-api.js'

/** What the clock does: the proofs of all sessions of this person are too old by now. */
export const ageProofs = (api: TestApi, subjectID: string): Promise<unknown> =>
  api.database.write((manager) =>
    manager.update(Session, { subjectID }, { provenAt: new Date(clock.time() - proofLifeMs) }),
  )

export const stepUp = (api: TestApi, token: string, body: object) =>
  api.call('POST', '/account/step-up', { token, body })

/** Of a merchant whose business asks for a second factor, and who has none. */
export async function enrolmentChallenge(api: TestApi): Promise<string> {
  const { clientID, emailAddress, token } = await buildClient(api)
  await api.call('PUT', `/clients/${clientID}/security-policy`, { token, body: { secondFactorRequired: true } })
  const body = { emailAddress, password: clientPassword }
  return (await api.call('POST', '/clients/login', { body })).body.challenge
}
