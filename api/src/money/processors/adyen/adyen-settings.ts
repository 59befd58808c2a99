import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator'
import type { Fields } from '#contract/check.js'
import { RequiredText } from '#contract/fields.js'
import { processorSettingMaxLength } from '#contract/limits.js'
import * as checks from '#contract/messages/checks.js'
import * as words from '#contract/messages/processors/adyen.js'
import * as descriptor from '#contract/messages/statement-descriptor.js'
import { OptionalStatementDescriptor } from '#contract/statement-descriptor.js'
import type { Mode } from '#contract/modes.js'
import type { Settings } from '../port/used-account.js'
import { ProcessorSettings, Setting } from '../port/settings.js'
import { liveRegions } from './adyen-places.js'
import { isAdyenInstalled } from './adyen-package.js'

const IsShort = () =>
  MaxLength(processorSettingMaxLength, { message: checks.atMostCharacters(processorSettingMaxLength) })

export class AdyenSettings extends ProcessorSettings {
  @Setting({ label: words.apiKey, help: words.apiKeyHelp, isSecret: true, isRequired: true })
  @RequiredText(words.apiKeyRequired, processorSettingMaxLength)
  apiKey!: string

  @Setting({ label: words.merchantAccount, help: words.merchantAccountHelp, isSecret: false, isRequired: true })
  @RequiredText(words.merchantAccountRequired, processorSettingMaxLength)
  merchantAccount!: string

  @Setting({ label: words.clientKey, help: words.clientKeyHelp, isSecret: false, isRequired: true })
  @Matches(/^(?:test|live)_\w+$/, { message: words.clientKeyForm })
  @IsShort()
  clientKey!: string

  @Setting({ label: words.noticeKey, help: words.noticeKeyHelp, isSecret: true, isRequired: true })
  @Matches(/^[0-9a-f]{64}$/i, { message: words.noticeKeyForm })
  noticeKey!: string

  @Setting({ label: words.reportKey, help: words.reportKeyHelp, isSecret: true, isRequired: false })
  @IsOptional()
  @IsShort()
  reportKey?: string

  @Setting({ label: words.reportUser, help: words.reportUserHelp, isSecret: false, isRequired: false })
  @IsOptional()
  @Matches(/^[\w.-]+@Company\.[\w-]+$/i, { message: words.reportUserForm })
  @IsShort()
  reportUser?: string

  @Setting({ label: words.tokenNoticeKey, help: words.tokenNoticeKeyHelp, isSecret: true, isRequired: false })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/i, { message: words.noticeKeyForm })
  tokenNoticeKey?: string

  @Setting({ label: words.livePrefix, help: words.livePrefixHelp, isSecret: false, isRequired: false })
  @IsOptional()
  @Matches(/^[\da-z]+(?:-[\da-z]+)+$/i, { message: words.livePrefixForm })
  @IsShort()
  livePrefix?: string

  @Setting({ label: words.liveRegion, help: words.liveRegionHelp, isSecret: false, isRequired: false })
  @IsOptional()
  @IsIn(liveRegions, { message: words.liveRegionForm(liveRegions) })
  liveRegion?: string

  @Setting({ label: words.allowedMethods, help: words.allowedMethodsHelp, isSecret: false, isRequired: false })
  @IsOptional()
  @Matches(/^\s*[a-z]\w*(?:\s*,\s*[a-z]\w*)*\s*$/i, { message: words.allowedMethodsForm })
  @IsShort()
  allowedMethods?: string

  @Setting({ label: descriptor.label, help: descriptor.wholeHelp, isSecret: false, isRequired: false })
  @OptionalStatementDescriptor()
  statementDescriptor?: string
}

/** Only the client key says its mode. Live has no common address: each company has one of its own. */
export function refuseSettings(
  { clientKey = '', apiAddress, livePrefix, reportKey, reportUser }: Settings,
  mode: Mode,
): Fields {
  if (!isAdyenInstalled()) return { apiKey: words.packageMissing }
  return {
    ...(reportUser !== undefined && reportKey === undefined && { reportKey: words.reportKeyRequired }),
    ...(/^(?:test|live)_/.test(clientKey) &&
      !clientKey.startsWith(`${mode}_`) && { clientKey: words.keyOfOtherMode(mode) }),
    ...(mode === 'live' &&
      apiAddress === undefined &&
      livePrefix === undefined && { apiAddress: words.liveAddressRequired }),
  }
}
