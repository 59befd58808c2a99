import type { SignedInClient } from './builders.js'
import { tokenIn } from './mail-reader.js'
import type { MailServer, ReceivedMail } from './mail-server.js'
import type { Answer, CallableApi } from './calls.js'
import { until } from './until.js'

const subjects = {
  confirm: 'Confirm your new email address for Gatehouse',
  answer: 'A change of your account’s email address was requested',
  hold: 'Confirm it’s you',
}

/** Staff ask for another e-mail address, as the form of the admin portal does. */
export const askForEmail = (
  api: CallableApi,
  token: string,
  { clientID }: Pick<SignedInClient, 'clientID'>,
  emailAddress: string,
): Promise<Answer> =>
  api.call('PUT', `/clients/${clientID}`, { token, body: { name: 'Acme', clientType: 'Company', emailAddress } })

/** The mails of one kind to this address, oldest first, once there are so many. */
export async function linkMails(
  server: MailServer,
  kind: keyof typeof subjects,
  address: string,
  count = 1,
): Promise<ReceivedMail[]> {
  return until(
    async () => server.to(address).filter(({ subject }) => subject === subjects[kind]),
    ({ length }) => length >= count,
  )
}

/** The token of the newest such mail's link. */
export async function linkTokenOf(...wanted: Parameters<typeof linkMails>): Promise<string> {
  const mail = (await linkMails(...wanted)).at(-1)
  return mail ? tokenIn(mail) : ''
}

export const useLink = (
  api: CallableApi,
  action: 'read' | 'confirm' | 'agree' | 'refuse',
  token: unknown,
): Promise<Answer> => api.call('POST', `/email-changes/${action}`, { body: { token } })
