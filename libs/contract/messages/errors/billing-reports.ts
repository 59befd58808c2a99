export const monthForm = (name: string) => `${name} must be a month, such as 2026-10`
export const monthsInOrder = (most: number) => `Choose a range of 1 to ${most} months, with the earlier month first`
export const kindOneOf = (choices: readonly string[]) => `kind must be one of: ${choices.join(', ')}`
export const bucketOneOf = (choices: readonly string[]) => `bucket must be one of: ${choices.join(', ')}`
export const dayForm = 'at must be a day, such as 2026-10-31'
