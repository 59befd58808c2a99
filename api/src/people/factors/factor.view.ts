import type { FactorView } from '#contract/factors.js'
import type { LoginFactor } from './login-factor.entity.js'

export const viewFactor = ({ factorID, method, name, createdAt, lastUsedAt }: LoginFactor): FactorView => ({
  factorID,
  method,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
