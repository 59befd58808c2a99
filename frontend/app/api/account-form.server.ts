import type { ProcessorKindView } from '#contract/processors.js'
import { type FormInput, readForm } from '../session/form.server'

/** What was typed as wire names; no setting is filled in again, because most of them are secrets. */
export async function readAccountForm(request: Request): Promise<FormInput> {
  const { input, typed } = await readForm(request, ['settlesAfterDays'], {
    lists: ['currencies'],
    flags: ['usesConnect', 'isEnabled'],
  })
  const settings: Record<string, string | null> = {}
  for (const [name, value] of Object.entries(input)) {
    if (!name.startsWith('settings.')) continue
    settings[name.slice('settings.'.length)] = String(value)
    delete input[name]
    delete typed[name]
  }
  if (input.clearApiAddress) settings.apiAddress = null
  delete input.clearApiAddress
  if (input.settlesAfterDays === '') input.settlesAfterDays = null
  if (!(input.currencies as string[]).length) delete input.currencies
  typed.usesConnect = String(input.usesConnect)
  typed.isEnabled = String(input.isEnabled)
  return { input: { ...input, settings }, typed }
}

export const kindOf = (kinds: ProcessorKindView[], name: string | null): ProcessorKindView | undefined =>
  kinds.find(({ processor }) => processor === name) ?? kinds[0]
