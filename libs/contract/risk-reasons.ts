// Apart from the request classes, whose decorators a browser must not load.

/** Why a client takes two people to approve. */
export const riskReasons = ['marked', 'country', 'country_unknown', 'everybody'] as const
export type RiskReason = (typeof riskReasons)[number]
