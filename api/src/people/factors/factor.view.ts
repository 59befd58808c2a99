import type { FactorView } from '#contract/factors.js'
import type { Passkey } from '../passkeys/passkey.entity.js'
import type { LoginFactor } from './login-factor.entity.js'

export const viewFactor = ({ factorID, method, name, createdAt, lastUsedAt }: LoginFactor): FactorView => ({
  factorID,
  method,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const viewPasskey = ({ factorID, name, createdAt, lastUsedAt }: Passkey): FactorView => ({
  factorID,
  method: 'passkey',
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
