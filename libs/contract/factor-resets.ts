import { RequiredChoice, RequiredText } from './fields.js'
import type { LoginAudience } from './login-audiences.js'
import * as words from './messages/factor-resets.js'

/** POST /factor-resets */
export class AskFactorReset {
  @RequiredChoice(['client', 'portal'] satisfies LoginAudience[], words.kindRequired)
  audience!: LoginAudience

  /** The client, one of its members, or the portal user. */
  @RequiredText(words.subjectRequired, 40)
  subjectID!: string

  @RequiredText(words.reasonRequired)
  reason!: string
}

export const factorResetStates = ['asked', 'confirmed', 'taken_back', 'expired'] as const
export type FactorResetState = (typeof factorResetStates)[number]

export interface FactorResetView {
  factorResetID: string
  state: FactorResetState
  audience: LoginAudience
  subjectID: string
  /** The name of the affected person. */
  name: string
  reason: string
  askedBy: string
  /** The name of the requester. Null if they're no longer staff. */
  askedByName: string | null
  decidedBy: string | null
  createdAt: string
  endsAt: string
}
