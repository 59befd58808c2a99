import { Injectable } from '@nestjs/common'
import type { NewPasskey, PasskeyAssertion, PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/passkeys.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import type { AppError } from '../../platform/http/app-error.js'
import { type Account, type ResetUnit, targetOf } from '../sign-in/accounts.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import type { CheckedProof } from '../sign-in/second-factors.js'
import { Passkey } from './passkey.entity.js'
import { type Asked, PasskeyChallenges } from './passkey-challenges.js'
import type { Look, MadePasskey } from './passkey-looks.js'
import { viewCreationOptions, viewRequestOptions } from './passkey-options.view.js'
import { NoPasskey, passkeyFault, type PasskeyFault } from './passkeys.errors.js'
import { Passkeys } from './passkeys.js'
import { RelyingParty } from './relying-party.js'

/** A signature takes longer than a unit may wait: it is checked before the unit, and settled inside it. */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly database: Database,
    readonly challenges: PasskeyChallenges,
    private readonly passkeys: Passkeys,
    private readonly party: RelyingParty,
    readonly mails: SecurityMails,
  ) {}

  async options(asked: Asked): Promise<PasskeyRequestOptions> {
    const party = this.party.require()
    const owned = asked.loginID === null ? [] : await this.passkeys.of(this.database.read, asked.loginID)
    if (asked.loginID !== null && owned.length === 0) throw new NoPasskey()
    const challenge = await this.database.write((manager) => this.challenges.issue(manager, asked))
    return viewRequestOptions(party, challenge, owned)
  }

  async creationOptions(asked: Asked, account: Account): Promise<PasskeyCreationOptions> {
    const party = this.party.require()
    const owned = await this.passkeys.of(this.database.read, account.loginID)
    const challenge = await this.database.write((manager) => this.challenges.issue(manager, asked))
    return viewCreationOptions(party, challenge, account, owned)
  }

  async check(asked: Asked, credential: PasskeyAssertion): Promise<CheckedAssertion> {
    const party = this.party.require()
    const passkey = await this.passkeys.byCredential(this.database.read, credential.id)
    const isOwn = passkey !== null && isOfLogin(passkey, asked.loginID, credential)
    const { challengeOf, lookAtAssertion } = await import('./passkey-looks.js')
    const look: Look<{ counter: number }> = isOwn
      ? await lookAtAssertion(credential, passkey, party)
      : { challenge: challengeOf(credential), fault: 'unknown', seen: null }
    return new CheckedAssertion(this, asked, { look, passkey: isOwn ? passkey : null })
  }

  async checkNew(asked: Asked, credential: NewPasskey): Promise<CheckedNewPasskey> {
    const party = this.party.require()
    const { lookAtNewPasskey } = await import('./passkey-looks.js')
    return new CheckedNewPasskey(this.challenges, asked, await lookAtNewPasskey(credential, party))
  }
}

// A device that was not told whom it is asked about must name the login itself.
function isOfLogin(passkey: Passkey, loginID: string | null, { response }: PasskeyAssertion): boolean {
  if (loginID !== null && loginID !== passkey.loginID) return false
  if (!response.userHandle) return loginID !== null
  return response.userHandle === Buffer.from(passkey.loginID).toString('base64url')
}

export class CheckedAssertion implements CheckedProof {
  private fault: PasskeyFault = 'unknown'

  constructor(
    private readonly room: { challenges: PasskeyChallenges; mails: SecurityMails },
    private readonly asked: Asked,
    private readonly given: { look: Look<{ counter: number }>; passkey: Passkey | null },
  ) {}

  get loginID(): string | null {
    return this.given.passkey?.loginID ?? null
  }

  refusal(): AppError {
    return passkeyFault(this.fault)
  }

  /** In the unit that acts on it. Its challenge is used up either way, so what refuses does so once the unit is kept. */
  async settle(unit: ResetUnit, account: Account | null): Promise<boolean> {
    const { look, passkey } = this.given
    const fault = (await this.challengeFault(unit, look)) ?? look.fault ?? (await this.counterFault(unit, account))
    if (fault || !passkey || !look.seen) {
      this.fault = fault ?? 'unknown'
      return false
    }
    const { factorID } = passkey
    await unit.manager.update(Passkey, { factorID }, { counter: look.seen.counter, lastUsedAt: clock.now() })
    return true
  }

  private async challengeFault({ manager }: ResetUnit, { challenge }: Look<unknown>): Promise<PasskeyFault | null> {
    if (challenge === null) return 'invalid'
    return (await this.room.challenges.use(manager, challenge, this.asked)) ? null : 'challenge'
  }

  /** Zero and zero: a device that does not count. */
  private async counterFault({ manager, record }: ResetUnit, account: Account | null): Promise<PasskeyFault | null> {
    const { look, passkey } = this.given
    if (!passkey || !account || !look.seen || account.loginID !== passkey.loginID) return 'unknown'
    const { factorID } = passkey
    const kept = await manager.findOneBy(Passkey, { factorID })
    if (!kept) return 'unknown'
    const { counter } = look.seen
    if (counter > kept.counter || (counter === 0 && kept.counter === 0)) return null
    const after = { factorID, counter, kept: kept.counter }
    await record({ action: `${account.kind}.passkey_counter_went_back`, target: targetOf(account), after })
    const change = 'passkey_counter_went_back'
    const letter = { kind: 'second-factor', data: { change, left: null, passkey: kept.name } } as const
    await this.room.mails.tell(manager, account, { letter, event: change })
    return 'counter'
  }
}

export class CheckedNewPasskey {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly asked: Asked,
    private readonly look: Look<MadePasskey>,
  ) {}

  async settle({ manager }: Pick<ResetUnit, 'manager'>): Promise<MadePasskey | PasskeyFault> {
    const { challenge, fault, seen } = this.look
    if (challenge === null) return 'invalid'
    if (!(await this.challenges.use(manager, challenge, this.asked))) return 'challenge'
    return seen ?? fault ?? 'invalid'
  }
}
