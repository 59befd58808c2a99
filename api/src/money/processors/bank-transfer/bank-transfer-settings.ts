import { IsOptional, Matches } from 'class-validator'
import { RequiredText } from '#contract/fields.js'
import * as words from '#contract/messages/processors/bank-transfer.js'
import type { Settings } from '../port/used-account.js'
import { Setting } from '../port/settings.js'

const dayMs = 86_400_000
const daysToPayUnlessSet = 7

export class BankTransferSettings {
  @Setting({ label: words.bankAccount, help: words.bankAccountHelp, isSecret: false, isRequired: true })
  @RequiredText(words.bankAccountRequired, 40)
  bankAccountID!: string

  @Setting({ label: words.daysToPay, help: words.daysToPayHelp, isSecret: false, isRequired: false })
  @IsOptional()
  @Matches(/^(?:[1-9]|[1-5]\d|60)$/, { message: words.daysToPayForm })
  daysToPay?: string

  @Setting({ label: words.daysLate, help: words.daysLateHelp, isSecret: false, isRequired: false })
  @IsOptional()
  @Matches(/^(?:\d|[1-5]\d|60)$/, { message: words.daysLateForm })
  daysLate?: string
}

export const expiryOf = ({ daysToPay }: Settings, createdAt: Date): Date =>
  new Date(createdAt.getTime() + Number(daysToPay ?? daysToPayUnlessSet) * dayMs)

/** How long after its expiry a payment still takes the money. */
export const timeLate = ({ daysLate }: Settings): number => Number(daysLate ?? 0) * dayMs
