import type { Fields } from '#contract/check.js'

/**
 * What the inputs of a form have in common: `{...tie('email')}` names one, fills it and says what is wrong with it.
 * @param values by input names: what was typed, or what is saved
 * @param alike what all of them have besides
 */
export const tieFields =
  <Alike extends object>(values: Record<string, string> | undefined, fields: Fields | undefined, alike?: Alike) =>
  (name: string) => ({ name, defaultValue: values?.[name], error: fields?.[name], ...alike })
