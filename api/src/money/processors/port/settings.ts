import type { Type } from '@nestjs/common'
import { OptionalText } from '#contract/fields.js'
import * as words from '#contract/messages/processors/settings.js'
import type { ProcessorSettingView } from '#contract/processors.js'
import { processorSettingMaxLength } from '#contract/limits.js'

type Described = Omit<ProcessorSettingView, 'name'>

const described = new Map<object, ProcessorSettingView[]>()

/** Says once how a setting is asked for; the checks beside it say what is taken. */
export const Setting =
  (view: Described): PropertyDecorator =>
  (target, name) => {
    described.set(target, [...(described.get(target) ?? []), { name: String(name), ...view }])
  }

export class ProcessorSettings {
  @Setting({ label: words.apiAddress, help: words.apiAddressHelp, isSecret: false, isRequired: false })
  @OptionalText(processorSettingMaxLength)
  apiAddress?: string
}

export class NoSettings {}

export function settingsOf({ prototype }: Type<object>): ProcessorSettingView[] {
  const own = described.get(prototype as object) ?? []
  const above = Object.getPrototypeOf(prototype) as { constructor: Type<object> } | null
  return above && above.constructor !== Object ? [...own, ...settingsOf(above.constructor)] : own
}
