import { OptionalIDs, OptionalText, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/payout-files.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import type { PayoutFileStatus } from './payout-file-states.js'

/** POST /payout-files */
export class CreatePayoutFile {
  @RequiredText(words.bankAccountRequired, 40)
  bankAccountID!: string

  /** Default: all approved payouts in the account's mode and currency that can be included, oldest first. */
  @OptionalIDs()
  payoutIDs?: string[]
}

/** GET /payout-files */
export class ListPayoutFiles extends ListQuery {
  @OptionalText(40)
  bankAccountID?: string
}

/** POST /payout-files: the file, and approved payouts that can't be included. They stay approved. */
export interface MadePayoutFileView extends PayoutFileView {
  leftOut: LeftOutPayoutView[]
}

export interface LeftOutPayoutView {
  payoutID: string
  /** Why the bank would reject it. */
  sentence: string
}

export interface PayoutFileView {
  payoutFileID: string
  bankAccountID: string
  mode: Mode
  currency: Currency
  status: PayoutFileStatus
  payouts: number
  /** Minor units. */
  amount: number
  /** The requested execution date. */
  executeOn: string
  /** The file's name and the SHA-256 of its content. The content never changes. */
  name: string
  sha256: string
  createdBy: string | null
  /** Who asked to void the file. Another person has to confirm. */
  voidAskedBy: string | null
  answeredAt: string | null
  createdAt: string
}
