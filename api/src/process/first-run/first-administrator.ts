import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { Environment } from '../../platform/config/environment.js'
import { addLogin } from '../../people/sign-in/logins.js'
import { PortalUser } from '../../people/portal-users/portal-user.entity.js'

export interface FirstAdministratorNotice {
  email: string
  password?: string
}

@Injectable()
export class FirstAdministrator {
  constructor(private readonly environment: Environment) {}

  async prepare(manager: EntityManager): Promise<FirstAdministratorNotice | null> {
    if (await manager.existsBy(PortalUser, { isAdmin: true })) return null
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.environment
    const email = ADMIN_EMAIL.toLowerCase()
    const password = ADMIN_PASSWORD ?? randomBytes(15).toString('base64url')
    const passwordHash = await hashPassword(password)
    const loginID = await addLogin(manager, { audience: 'portal', emailAddress: email, passwordHash })
    await manager.insert(PortalUser, {
      id: newId('usr'),
      userName: 'Administrator',
      email,
      loginID,
      isAdmin: true,
      emailVerifiedAt: clock.now(),
      createdAt: clock.now(),
    })
    return ADMIN_PASSWORD ? { email } : { email, password }
  }
}
