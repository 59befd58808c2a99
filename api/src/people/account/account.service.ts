import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import type { ForgotPassword, ForgotPasswordView, ResetPassword, ResetPasswordView } from '#contract/account.js'
import { forgotAnswerMs, resetMailsMax, resetTokenLifeMs } from '#contract/limits.js'
import { forgotPassword, resetPassword } from '#contract/messages/passwords.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { DeviceTokens } from '../sign-in/device-tokens.js'
import { SignInAttempts } from '../sign-in/sign-in-attempts.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { ResetTokenInvalid } from './account.errors.js'
import { type Account, Accounts, targetOf } from '../sign-in/accounts.js'
import { requireGoodPassword } from '../sign-in/new-password.js'
import { PasswordWriter } from './password-writer.js'
import { newResetToken, ResetTokens } from './reset-tokens.js'

@Injectable()
export class AccountService implements OnApplicationShutdown {
  private readonly logger = new Logger('Account')
  private readonly running = new Set<Promise<unknown>>()

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly tokens: ResetTokens,
    private readonly mailbox: Mailbox,
    private readonly accounts: Accounts,
    private readonly passwords: PasswordWriter,
    private readonly attempts: SignInAttempts,
    private readonly devices: DeviceTokens,
    private readonly mails: SecurityMails,
  ) {}

  /** The answer waits for the clock, not for the work, so neither its words nor its time tell who has an account. */
  async forgot({ email }: ForgotPassword): Promise<ForgotPasswordView> {
    const links = this.inBackground(this.sendLinks(email))
    await pause(forgotAnswerMs)
    const message = forgotPassword.success
    if (!this.environment.EXPOSE_RESET_TOKEN) return { message }
    const [token] = (await links) ?? []
    return { message, resetToken: token ?? newResetToken() }
  }

  /** Reading the mail lifts the lock, and strangers who go on guessing do not lock this device out. */
  async reset({ resetToken, newPassword }: ResetPassword): Promise<ResetPasswordView> {
    const account = await this.tokens.find(this.database.read, resetToken)
    if (!account) throw new ResetTokenInvalid()
    requireGoodPassword(newPassword, account, this.accounts.kindOf(account.audience).password)
    const passwordHash = await hashPassword(newPassword)
    const owner = await this.audit.unit(async (manager, record) => {
      const owner = await this.tokens.redeem(manager, resetToken)
      if (!owner) throw new ResetTokenInvalid()
      await this.passwords.write(manager, owner, { passwordHash, endReason: 'password reset' })
      await this.attempts.unlock(manager, `${owner.audience}:${owner.email}`)
      await this.accounts.settleReset({ manager, record }, owner)
      await record({ action: `${owner.kind}.password_reset`, target: targetOf(owner) })
      const letter = { kind: 'password-changed', data: { how: 'reset' } } as const
      await this.mails.tell(manager, owner, { letter, event: 'password_reset' })
      return owner
    })
    const { audience } = owner
    return { message: resetPassword.success, audience, deviceToken: this.devices.issue({ ...owner, passwordHash }) }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.running)
  }

  private async sendLinks(email: string): Promise<string[]> {
    const tokens: string[] = []
    for (const account of await this.accounts.allByEmail(this.database.read, email)) {
      const token = await this.sendLink(account)
      if (token) tokens.push(token)
    }
    return tokens
  }

  private sendLink(account: Account): Promise<string | null> {
    const { audience, kind, id, name, email } = account
    return this.audit.unit(async (manager, record) => {
      const since = new Date(clock.time() - resetTokenLifeMs)
      if ((await this.mailbox.countSince(manager, id, 'reset', since)) >= resetMailsMax) return null
      const { token, endsAt } = await this.tokens.issue(manager, audience, id, resetTokenLifeMs)
      const data = { name, audience, token, endsAt: endsAt.toISOString() }
      await this.mailbox.queue(manager, { kind: 'reset', to: email, aboutID: id, data })
      await record({ action: `${kind}.password_forgotten`, target: targetOf(account) })
      return token
    })
  }

  private async inBackground<T>(work: Promise<T>): Promise<T | null> {
    const done = work.catch((error: unknown) => {
      this.logger.error("Couldn't create a reset link", error instanceof Error ? error.stack : String(error))
      return null
    })
    this.running.add(done)
    return done.finally(() => this.running.delete(done))
  }
}
