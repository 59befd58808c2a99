import type { Fields } from '#contract/check.js'

type Values = Partial<Record<string, string>>

/** What each input of a form is given by its name: what was typed or is saved, and why it was refused. */
export const inputsOf = (values: Values | undefined, fields: Fields | undefined) => (name: string) => ({
  name,
  defaultValue: values?.[name],
  error: fields?.[name],
})
