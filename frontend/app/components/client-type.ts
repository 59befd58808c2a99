import * as states from '#contract/messages/components/states.js'

export const typeInWords = (clientType: string): string =>
  (states.clientTypes as Partial<Record<string, string>>)[clientType] ?? clientType
