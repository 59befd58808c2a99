import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { clientSessionMs, passwordMinLength } from '#contract/limits.js'
import { field } from '#contract/messages/fields.js'
import { Accounts, type Person } from '../sign-in/accounts.js'
import { ClientMember } from './client-member.entity.js'
import { Client } from './client.entity.js'

@Injectable()
export class ClientAccounts implements OnModuleInit {
  constructor(private readonly accounts: Accounts) {}

  onModuleInit(): void {
    this.accounts.register({
      audience: 'client',
      kind: 'client',
      password: { minLength: passwordMinLength, tooShort: field.passwordTooShort },
      session: { idleMs: clientSessionMs, maxMs: clientSessionMs, tokenMs: clientSessionMs },
      find: findPerson,
    })
  }
}

// The login of a client itself goes by the client's id, as before there were members; everybody else by the login's.
async function findPerson(manager: EntityManager, by: { id: string } | { loginID: string }): Promise<Person | null> {
  const where = 'id' in by ? { clientID: by.id } : by
  const loginID = 'id' in by ? by.id : by.loginID
  // Both are always looked for, so that the time does not tell which one there is.
  const client = await manager.findOneBy(Client, { ...where, deletedAt: IsNull() })
  const member = await manager.findOneBy(ClientMember, { loginID, status: 'active' })
  if (client) return client.loginID ? { id: client.clientID, name: client.name, loginID: client.loginID } : null
  return member && { id: loginID, name: member.name, loginID, kind: 'member' }
}
