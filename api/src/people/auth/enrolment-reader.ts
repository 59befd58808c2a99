import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { EnrollingCaller } from '../../platform/http/caller.js'
import { Accounts } from '../sign-in/accounts.js'
import { Challenges } from '../sign-in/challenges.js'
import type { CallerReader } from './caller-reader.js'

@Injectable()
export class EnrolmentReader implements CallerReader {
  constructor(
    private readonly database: Database,
    private readonly challenges: Challenges,
    private readonly accounts: Accounts,
  ) {}

  async read(token: string): Promise<EnrollingCaller | null> {
    if (!/^[\w-]{43}$/.test(token)) return null
    const kept = await this.challenges.find(this.database.read, token, { enrols: true })
    const account = kept && (await this.accounts.ofLogin(this.database.read, kept.loginID))
    if (!account) throw new Unauthenticated()
    const { audience: person, id: subjectID, loginID } = account
    return { audience: 'enrolling', person, subjectID, loginID, challenge: token }
  }
}
