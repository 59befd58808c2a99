import { IsNull } from 'typeorm'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { existingAppSecret } from '../../platform/config/app-secret.js'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { keepMail } from '../../platform/mail/mailbox.js'
import { MailSeal } from '../../platform/mail/mail-seal.js'
import { endFactors } from '../../people/factors/end-factors.js'
import { PortalUser } from '../../people/portal-users/portal-user.entity.js'
import { Session } from '../../people/sessions/session.entity.js'
import { Login } from '../../people/sign-in/login.entity.js'
import { SignInChallenge } from '../../people/sign-in/sign-in-challenge.entity.js'
import { entities } from '../entities.js'
import { commandLine } from '../../platform/config/command-line.js'

class CannotReset extends Error {}

const usage = `Say whose: ${commandLine('account:reset-factors', '<email>')}`

/** For the only administrator, who has nobody to ask: whoever may run this on the server may read the database anyway. */
export async function resetFactors(environment: Environment, args: string[]): Promise<void> {
  const [emailAddress, ...more] = args.map((one) => one.trim().toLowerCase())
  if (!emailAddress || more.length > 0) throw new CannotReset(usage)
  const secret = existingAppSecret(environment)
  if (!secret)
    throw new CannotReset("There is no secret yet. APP_SECRET isn't set, and DATA_DIR has no file app-secret.")
  const database = await Database.open(environment, entities)
  try {
    await endAllOf(database, new MailSeal(secret), emailAddress)
  } finally {
    await database.onApplicationShutdown()
  }
  say(`The second factors, recovery codes and sessions of ${emailAddress} have ended. The password hasn't changed.`)
}

function endAllOf(database: Database, seal: MailSeal, emailAddress: string): Promise<void> {
  return new AuditLog(database).unit(async (manager, record) => {
    const login = await manager.findOneBy(Login, { audience: 'portal', emailAddress })
    const user = login && (await manager.findOneBy(PortalUser, { loginID: login.loginID }))
    if (!user) throw new CannotReset(`Nobody of the staff signs in as ${emailAddress}.`)
    const { id: subjectID, loginID, userName: name } = user
    await endFactors(manager, loginID)
    await manager.delete(SignInChallenge, { loginID })
    const ended = { endedAt: clock.now(), endReason: 'second factors reset' }
    await manager.update(Session, { subjectID, endedAt: IsNull() }, ended)
    await Versions.raise(manager, 'callers')
    const target = { kind: 'portal_user', id: subjectID }
    await record({ action: 'portal_user.second_factor_reset', target, after: { by: 'npm run account:reset-factors' } })
    const data = { name, audience: 'portal', change: 'reset', left: null } as const
    await keepMail(manager, seal, { kind: 'second-factor', to: emailAddress, aboutID: subjectID, data })
  })
}
