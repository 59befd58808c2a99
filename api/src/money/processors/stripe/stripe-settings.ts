import { IsOptional, Matches, MaxLength } from 'class-validator'
import type { Fields } from '#contract/check.js'
import { processorSettingMaxLength } from '#contract/limits.js'
import * as checks from '#contract/messages/checks.js'
import * as words from '#contract/messages/processors/stripe.js'
import * as descriptor from '#contract/messages/statement-descriptor.js'
import { OptionalStatementDescriptor } from '#contract/statement-descriptor.js'
import type { Mode } from '#contract/modes.js'
import type { Settings } from '../port/used-account.js'
import { ProcessorSettings, Setting } from '../port/settings.js'

const IsShort = () =>
  MaxLength(processorSettingMaxLength, { message: checks.atMostCharacters(processorSettingMaxLength) })

export class StripeSettings extends ProcessorSettings {
  @Setting({ label: words.secretKey, help: words.secretKeyHelp, isSecret: true, isRequired: true })
  @Matches(/^[rs]k_(?:test|live)_\w+$/, { message: words.secretKeyForm })
  @IsShort()
  secretKey!: string

  @Setting({ label: words.publishableKey, help: words.publishableKeyHelp, isSecret: false, isRequired: true })
  @Matches(/^pk_(?:test|live)_\w+$/, { message: words.publishableKeyForm })
  @IsShort()
  publishableKey!: string

  @Setting({ label: words.noticeSecret, help: words.noticeSecretHelp, isSecret: true, isRequired: true })
  @Matches(/^whsec_[\w+/=-]+$/, { message: words.noticeSecretForm })
  @IsShort()
  noticeSecret!: string

  @Setting({
    label: words.connectNoticeSecret,
    help: words.connectNoticeSecretHelp,
    isSecret: true,
    isRequired: false,
  })
  @IsOptional()
  @Matches(/^whsec_[\w+/=-]+$/, { message: words.noticeSecretForm })
  @IsShort()
  connectNoticeSecret?: string

  @Setting({ label: descriptor.label, help: descriptor.suffixHelp, isSecret: false, isRequired: false })
  @OptionalStatementDescriptor()
  statementDescriptor?: string
}

export function refuseKeysOfOtherMode(settings: Settings, mode: Mode): Fields {
  const keys = ['secretKey', 'publishableKey'].filter((name) => settings[name]?.split('_')[1] !== mode)
  return Object.fromEntries(keys.map((name) => [name, words.keyOfOtherMode(mode)]))
}
