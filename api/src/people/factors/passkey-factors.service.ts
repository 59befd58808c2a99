import type { AddedPasskeyView } from '#contract/factors.js'
import { Injectable } from '@nestjs/common'
import { passkeysMax } from '#contract/factor-limits.js'
import type { AddPasskey, PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/passkeys.js'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { Origin } from '../../platform/http/caller.js'
import type { Asked } from '../passkeys/passkey-challenges.js'
import { PasskeyProofs } from '../passkeys/passkey-proofs.js'
import { PasskeyAlreadyAdded, passkeyFault, TooManyPasskeys } from '../passkeys/passkeys.errors.js'
import { Passkeys } from '../passkeys/passkeys.js'
import { Accounts } from '../sign-in/accounts.js'
import { SecondStep } from '../sign-in/second-step.js'
import { type Enroller, FactorsService, type Person } from './factors.service.js'
import { RecoveryCodes } from './recovery-codes.js'

@Injectable()
export class PasskeyFactors {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly factors: FactorsService,
    private readonly codes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly proofs: PasskeyProofs,
    private readonly step: SecondStep,
  ) {}

  async begin(person: Enroller): Promise<PasskeyCreationOptions> {
    const asked = enrolmentOf(person)
    const account = await this.accounts.ofLogin(this.database.read, asked.loginID)
    if (!account) throw new Unauthenticated()
    return this.proofs.creationOptions(asked, account)
  }

  /** Its challenge is used up by a wrong answer too, so that what refuses does so once the unit is kept. */
  async add(person: Enroller, { name, credential }: AddPasskey, origin: Origin): Promise<AddedPasskeyView> {
    const checked = await this.proofs.checkNew(enrolmentOf(person), credential)
    const outcome = await this.factors.unit(person, async (unit) => {
      const { manager, account } = unit
      const { loginID } = account
      const made = await checked.settle(unit)
      if (typeof made === 'string') return made
      if (await this.passkeys.byCredential(manager, made.credentialID)) return 'known'
      if ((await this.passkeys.of(manager, loginID)).length >= passkeysMax) return 'too many'
      const isFirst = (await this.factors.count(manager, account)) === 0
      const factorID = await this.passkeys.add(manager, { loginID, name }, made)
      const recoveryCodes = isFirst ? await this.codes.renew(manager, loginID) : undefined
      await this.factors.tell(unit, 'passkey_added', {
        passkey: { factorID, name },
        undo: { kind: 'factor', id: factorID },
      })
      const signIn = await this.factors.prove(unit, person, { origin, provenBy: 'passkey' })
      return { factorID, ...(recoveryCodes && { recoveryCodes }), ...(signIn && { signIn }) }
    })
    if (outcome === 'known') throw new PasskeyAlreadyAdded()
    if (outcome === 'too many') throw new TooManyPasskeys()
    if (typeof outcome === 'string') throw passkeyFault(outcome)
    return outcome
  }

  async forStepUp({ loginID, sessionID }: Person): Promise<PasskeyRequestOptions> {
    if (!loginID) throw new Unauthenticated()
    return this.proofs.options({ purpose: 'step_up', loginID, holder: sessionID })
  }

  async forStep(challenge: string, deviceToken: string | undefined): Promise<PasskeyRequestOptions> {
    const { account } = await this.step.find(challenge, deviceToken)
    return this.proofs.options({ purpose: 'second_factor', loginID: account.loginID, holder: challenge })
  }
}

function enrolmentOf(person: Enroller): Asked & { loginID: string } {
  const { loginID } = person
  if (!loginID) throw new Unauthenticated()
  return { purpose: 'enrol', loginID, holder: person.audience === 'enrolling' ? person.challenge : person.sessionID }
}
