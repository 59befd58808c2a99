import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { Origin } from '../../platform/http/caller.js'
import { SessionsService } from '../sessions/sessions.service.js'
import type { IssuedToken } from '../sessions/tokens.js'
import type { Account } from './accounts.js'
import { DeviceTokens } from './device-tokens.js'
import { PasswordCheck, type Typed } from './password-check.js'

export interface Admission<T> {
  person: T
  opens: boolean
}

export interface SignedIn<T> {
  person: T
  session: (IssuedToken & { deviceToken: string }) | null
}

@Injectable()
export class SignIn {
  constructor(
    private readonly audit: AuditLog,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly devices: DeviceTokens,
  ) {}

  /** Null for a wrong password, and for nobody: the room says so in its own words. */
  async withPassword<T>(
    typed: Typed,
    origin: Origin,
    admit: (manager: EntityManager, account: Account) => Promise<Admission<T> | null>,
  ): Promise<SignedIn<T> | null> {
    const password = await this.check.atDoor(typed)
    const admitted = await this.audit.unit(async (manager, record) => {
      const account = await password.settle(manager, record)
      const admission = account && (await admit(manager, account))
      if (!admission) return null
      const { person, opens } = admission
      if (!opens) return { account, person, issued: null }
      const { audience, id: subjectID, loginID } = account
      const issued = await this.sessions.open(manager, record, { audience, subjectID, loginID }, origin)
      return { account, person, issued }
    })
    if (!admitted) return null
    const { account, person, issued } = admitted
    const deviceToken = issued && this.devices.issue(account, password.deviceID)
    return { person, session: issued && deviceToken ? { ...issued, deviceToken } : null }
  }
}
