import type { Fields } from '#contract/check.js'
import { RequiredText } from '#contract/fields.js'
import { processorSettingMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/processors/paystack.js'
import type { Mode } from '#contract/modes.js'
import type { Settings } from '../port/used-account.js'
import { ProcessorSettings, Setting } from '../port/settings.js'

export class PaystackSettings extends ProcessorSettings {
  @Setting({ label: words.secretKey, help: words.secretKeyHelp, isSecret: true, isRequired: true })
  @RequiredText(words.secretKeyRequired, processorSettingMaxLength)
  secretKey!: string

  @Setting({ label: words.publicKey, help: words.publicKeyHelp, isSecret: false, isRequired: true })
  @RequiredText(words.publicKeyRequired, processorSettingMaxLength)
  publicKey!: string
}

/** Its keys say by their beginning what they are and of which mode. */
export const refuseKeys = ({ secretKey = '', publicKey = '' }: Settings, mode: Mode): Fields => ({
  ...faultOf('secretKey', secretKey, 'sk', mode),
  ...faultOf('publicKey', publicKey, 'pk', mode),
})

function faultOf(name: string, key: string, kind: 'sk' | 'pk', mode: Mode): Fields {
  const isOurs = key.startsWith(`${kind}_${mode}_`) && /^[!-~]+$/.test(key)
  if (key === '' || isOurs) return {}
  const other = mode === 'test' ? 'live' : 'test'
  return { [name]: key.startsWith(`${kind}_${other}_`) ? words.keyOfMode(other) : words.keyForm(`${kind}_${mode}_`) }
}
