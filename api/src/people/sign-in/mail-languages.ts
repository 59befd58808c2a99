import { Injectable } from '@nestjs/common'
import { readColumns } from '../../platform/database/rows.js'
import { MailReaders } from '../../platform/mail/mail-readers.js'
import { Login } from './login.entity.js'

const languageAlone = ['language'] as const

@Injectable()
export class MailLanguages {
  constructor(readers: MailReaders) {
    readers.register(async (manager, emailAddress) => {
      const own = `WHERE "emailAddress" = $1 AND "audience" = 'client'`
      const [login] = await readColumns(manager, Login, languageAlone, own, [emailAddress])
      return login?.language ?? null
    })
  }
}
