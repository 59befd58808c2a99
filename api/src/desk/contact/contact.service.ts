import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { ContactMessageView, ListContactMessages, SendMessage, SentMessageView } from '#contract/contact.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ContactMessage } from './contact-message.entity.js'
import { viewContactMessage } from './contact-message.view.js'

@Injectable()
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly mailbox: Mailbox,
  ) {}

  async send({ name, emailAddress, message }: SendMessage): Promise<SentMessageView> {
    const contactMessageID = newId('msg')
    const data = { name: 'operator', from: name, emailAddress, message }
    await this.database.write(async (manager) => {
      const createdAt = clock.now()
      await manager.insert(ContactMessage, { contactMessageID, name, emailAddress, message, createdAt })
      const to = this.environment.ADMIN_EMAIL
      await this.mailbox.queue(manager, { kind: 'contact', to, aboutID: contactMessageID, data })
    })
    return { contactMessageID }
  }

  list(query: ListContactMessages): Promise<Page<ContactMessageView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(ContactMessage, 'message').where('1 = 1')
      const texts = ['message.name', 'message.emailAddress', 'message.message']
      if (query.q) builder.andWhere(matching(query.q, texts, ['message.contactMessageID']))
      return readPage(builder, 'message', 'contactMessageID', query, viewContactMessage)
    })
  }
}
