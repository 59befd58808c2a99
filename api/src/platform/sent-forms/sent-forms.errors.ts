import * as words from '#contract/messages/errors/sent-forms.js'
import { AppError, InvalidInput } from '../http/app-error.js'

export class FormSentAlready extends AppError {
  constructor() {
    super(409, 'FORM_SENT_ALREADY', words.formSentAlready)
  }
}

export class UnreadableFormID extends InvalidInput {
  constructor() {
    super({ 'form-id': words.unreadableFormID })
  }
}
