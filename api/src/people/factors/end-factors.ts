import type { EntityManager } from 'typeorm'
import { Passkey } from '../passkeys/passkey.entity.js'
import { LoginFactor } from './login-factor.entity.js'
import { RecoveryCode } from './recovery-code.entity.js'

export async function endFactors(manager: EntityManager, loginID: string): Promise<void> {
  await manager.delete(LoginFactor, { loginID })
  await manager.delete(Passkey, { loginID })
  await manager.delete(RecoveryCode, { loginID })
}
