import { OptionalText, RequiredEmail, RequiredText } from './fields.js'
import { contactMessageMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'

/** POST /contact */
export class SendMessage {
  @RequiredText(field.nameRequired)
  name!: string

  @RequiredEmail(field.emailFormat)
  emailAddress!: string

  @RequiredText(checks.messageRequired, contactMessageMaxLength)
  message!: string
}

export interface SentMessageView {
  contactMessageID: string
}

/** GET /contact-messages (staff). `q` searches name, email and message. */
export class ListContactMessages extends ListQuery {
  @OptionalText()
  q?: string
}

export interface ContactMessageView {
  contactMessageID: string
  name: string
  emailAddress: string
  message: string
  createdAt: string
}
