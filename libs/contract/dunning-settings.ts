import { type DunningEnd, dunningEnds } from './billing-choices.js'
import { retriesMax, retryDaysMax } from './billing-limits.js'
import * as words from './messages/errors/subscriptions.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { asSent, isWhole, Passes } from './own-checks.js'
import { IsIn } from 'class-validator'

const areRetryDays = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= retriesMax && value.every((days) => isWhole(days, 1, retryDaysMax))

/** PUT /dunning-settings */
export class SaveDunningSettings {
  /** The days from each failed payment to the next attempt. An empty list means no retries. */
  @asSent
  @Passes('areRetryDays', areRetryDays, words.retryDaysForm(retriesMax))
  retryDays!: number[]

  /** What happens to the subscription after the last attempt. */
  @IsIn(dunningEnds, { message: words.atEndOneOf(dunningEnds) })
  atEnd!: DunningEnd

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

export interface DunningSettingsView {
  clientID: string
  mode: Mode
  retryDays: number[]
  atEnd: DunningEnd
  version: string
}
