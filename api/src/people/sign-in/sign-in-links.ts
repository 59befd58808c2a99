import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { In, MoreThan } from 'typeorm'
import type { KnownDeviceView } from '#contract/account.js'
import { accountLockMs, signInLinkLifeMs } from '#contract/limits.js'
import { signInLink } from '#contract/messages/sign-in.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { type Account, Accounts, targetOf } from './accounts.js'
import { DeviceTokens } from './device-tokens.js'
import type { Outcome } from './sign-in-attempts.js'
import { SignInLinkInvalid } from './sign-in.errors.js'
import { SignInLink } from './sign-in-link.entity.js'

/** It proves the mailbox, not the password, which the sign-in still asks for. */
@Injectable()
export class SignInLinks implements OnApplicationShutdown {
  private readonly logger = new Logger('Account')
  private readonly running = new Set<Promise<unknown>>()
  private readonly hashes: KeyedHash

  constructor(
    secret: AppSecret,
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
    private readonly accounts: Accounts,
    private readonly devices: DeviceTokens,
  ) {
    this.hashes = new KeyedHash(secret, 'sign-in-links')
  }

  /** After the guess was counted, and without keeping its answer waiting: its time must not tell who has an account. */
  offerAfter(outcome: Outcome, account: Account | null): void {
    if (!account || (outcome !== 'slowed' && outcome !== 'locked')) return
    const offered = this.offer(account).catch((error: unknown) => {
      this.logger.error("Couldn't create a sign-in link", error instanceof Error ? error.stack : String(error))
    })
    this.running.add(offered)
    void offered.finally(() => this.running.delete(offered))
  }

  redeem(token: string): Promise<KnownDeviceView> {
    return this.audit.unit(async (manager, record) => {
      const link = await manager.findOneBy(SignInLink, {
        tokenHash: In(this.hashes.all(token)),
        endsAt: MoreThan(clock.now()),
      })
      const account = link && (await this.accounts.find(manager, link.audience, link.subjectID))
      if (!account || account.email !== link.email) throw new SignInLinkInvalid()
      await manager.delete(SignInLink, { subjectID: account.id })
      await record({ action: `${targetOf(account).kind}.device_let_in`, target: targetOf(account) })
      const { audience } = account
      return { message: signInLink.success, audience, deviceToken: this.devices.issue(account) }
    })
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.running)
  }

  private offer({ audience, id }: Account): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const account = await this.accounts.find(manager, audience, id)
      const since = new Date(clock.time() - accountLockMs)
      if (!account || (await this.mailbox.countSince(manager, id, 'sign-in-link', since)) > 0) return
      const token = randomBytes(32).toString('base64url')
      const endsAt = new Date(clock.time() + signInLinkLifeMs)
      const { name, email } = account
      await manager.delete(SignInLink, { subjectID: id })
      await manager.insert(SignInLink, { tokenHash: this.hashes.of(token), audience, subjectID: id, email, endsAt })
      const data = { name, token, endsAt: endsAt.toISOString() }
      await this.mailbox.queue(manager, { kind: 'sign-in-link', to: email, aboutID: id, data })
      await record({ action: `${targetOf(account).kind}.sign_in_link_sent`, target: targetOf(account) })
    })
  }
}
