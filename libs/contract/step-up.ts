import { ValidateIf } from 'class-validator'
import { type FactorMethod, type ProofMethod, stepUpMethods } from './factor-limits.js'
import { MayBeAbsent, OptionalPassword, OptionalText, RequiredChoice } from './fields.js'
import { secondFactor } from './messages/factors.js'
import { type PasskeyAssertion, RequiredAssertion } from './passkeys.js'

const needsCredential = ({ method, credential }: ProveAgain) =>
  method === 'passkey' || (credential !== undefined && credential !== null)

/** POST /account/step-up */
export class ProveAgain {
  /** For an account without a second factor. */
  @OptionalPassword(0, secondFactor.codeRequired)
  password?: string

  /** For an account with a second factor: the method used. */
  @MayBeAbsent()
  @RequiredChoice(stepUpMethods, secondFactor.methodRequired)
  method?: FactorMethod | 'single_sign_on'

  @OptionalText(40)
  code?: string

  /** The browser's response to POST /account/step-up/options. */
  @ValidateIf(needsCredential)
  @RequiredAssertion()
  credential?: PasskeyAssertion
}

export interface StepUpView {
  method: ProofMethod
  /** No further verification is needed in this session until then. */
  provenUntil: string
}
