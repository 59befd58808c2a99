import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Login } from './login.entity.js'

export async function addLogin(
  manager: EntityManager,
  login: Pick<Login, 'audience' | 'emailAddress' | 'passwordHash'>,
): Promise<string> {
  const loginID = newId('lgn')
  await manager.insert(Login, { loginID, ...login, createdAt: clock.now() })
  return loginID
}

export const setPasswordHash = (
  manager: EntityManager,
  loginID: string,
  passwordHash: string | null,
): Promise<unknown> => manager.update(Login, { loginID }, { passwordHash })

export const setLoginAddress = (manager: EntityManager, loginID: string, emailAddress: string): Promise<unknown> =>
  manager.update(Login, { loginID }, { emailAddress })

export const endLogin = (manager: EntityManager, loginID: string): Promise<unknown> =>
  manager.delete(Login, { loginID })
