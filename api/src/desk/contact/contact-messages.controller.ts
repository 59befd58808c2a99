import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type ContactMessageView, ListContactMessages } from '#contract/contact.js'
import { Gated } from '../../platform/http/audience.js'
import { ContactService } from './contact.service.js'

@Controller('contact-messages')
export class ContactMessagesController {
  constructor(private readonly contact: ContactService) {}

  @Gated('See contact messages', 'portal')
  @Get()
  list(@Query() query: ListContactMessages): Promise<Page<ContactMessageView>> {
    return this.contact.list(query)
  }
}
