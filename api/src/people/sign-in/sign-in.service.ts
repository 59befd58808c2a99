import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { Origin } from '../../platform/http/caller.js'
import { SessionsService } from '../sessions/sessions.service.js'
import type { IssuedToken } from '../sessions/tokens.js'
import type { Account } from './accounts.js'
import { DeviceTokens } from './device-tokens.js'
import { PasswordCheck, type Typed } from './password-check.js'

/** What a room says of somebody who has proved who they are, as it knows them in that unit. */
export interface Admission<T> {
  person: T
  /** Whether a session opens: not for a client that waits for its approval, say. */
  opens: boolean
}

export interface SignedIn<T> {
  person: T
  /** Null, if no session was opened. */
  session: (IssuedToken & { deviceToken: string }) | null
}

/** The one door: of every audience, and the only place that opens a session. */
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
      // Second factors stand here: whoever has one gets a challenge instead of the session, and nothing above changes.
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
