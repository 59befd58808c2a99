import { tokenIn } from './mail-reader.js'
import type { MailServer, ReceivedMail } from './mail-server.js'
import type { Answer, CallableApi } from './calls.js'
import { until } from './until.js'

export const forgot = (api: CallableApi, email: unknown): Promise<Answer> =>
  api.call('POST', '/account/forgot', { body: { email } })

export const reset = (api: CallableApi, resetToken: unknown, newPassword: unknown): Promise<Answer> =>
  api.call('POST', '/account/reset', { body: { resetToken, newPassword } })

/** The reset mails to this address, once there are so many. */
export async function resetMails(server: MailServer, email: string, count = 1): Promise<ReceivedMail[]> {
  return until(
    async () => server.to(email).filter(({ subject }) => subject === 'Reset your Gatehouse password'),
    ({ length }) => length >= count,
  )
}

/** What a person does who has forgotten the password: asks, opens the newest mail, takes the token of its link. */
export async function askForToken(api: CallableApi, server: MailServer, email: string, count = 1): Promise<string> {
  await forgot(api, email)
  const mail = (await resetMails(server, email, count)).at(-1)
  return mail ? tokenIn(mail) : ''
}
