export const routingBodyMaxBytes = 49_152
export const routingRulesMax = 1_000
export const routingAccountsMax = 10
export const routingChoicesMax = 50
export const routingWeightMax = 10_000
export const routingPreviewPayments = 1_000
