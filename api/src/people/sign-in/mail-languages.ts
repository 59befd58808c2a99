import { Injectable } from '@nestjs/common'
import { MailReaders } from '../../platform/mail/mail-readers.js'
import { Login } from './login.entity.js'

@Injectable()
export class MailLanguages {
  constructor(readers: MailReaders) {
    readers.register(async (manager, emailAddress) => {
      const login = await manager.findOneBy(Login, { emailAddress, audience: 'client' })
      return login?.language ?? null
    })
  }
}
