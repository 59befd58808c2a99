import { Injectable, type OnModuleInit } from '@nestjs/common'
import { IsNull } from 'typeorm'
import { clientSessionMs, passwordMinLength } from '#contract/limits.js'
import { field } from '#contract/messages/fields.js'
import { Accounts } from '../sign-in/accounts.js'
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
      find: async (manager, by) => {
        const where = 'id' in by ? { clientID: by.id } : by
        const client = await manager.findOneBy(Client, { ...where, deletedAt: IsNull() })
        return client?.loginID ? { id: client.clientID, name: client.name, loginID: client.loginID } : null
      },
    })
  }
}
