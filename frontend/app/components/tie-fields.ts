import type { Fields } from '#contract/check.js'

/**
 * What the inputs of a form have in common: `{...tie('name')}` names one, fills it and says what is wrong with it.
 * @param values by input names: what was typed, or what is saved
 */
export const tieFields =
  (values: Record<string, string> | undefined, fields: Fields | undefined) =>
  <Name extends string>(name: Name) => ({ name, defaultValue: values?.[name], error: fields?.[name] })
