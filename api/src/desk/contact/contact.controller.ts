import { Body, Controller, Post } from '@nestjs/common'
import { SendMessage, type SentMessageView } from '#contract/contact.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { ContactService } from './contact.service.js'

@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Send a message to the operator. */
  @Public()
  @Limited('contact')
  @Post()
  send(@Body() input: SendMessage): Promise<SentMessageView> {
    return this.contact.send(input)
  }
}
