import { AppError, InvalidInput } from '../http/app-error.js'

export class FormSentAlready extends AppError {
  constructor() {
    super(
      409,
      'FORM_SENT_ALREADY',
      'This form was sent already. Look at the list, and open the form anew to send another one',
    )
  }
}

export class UnreadableFormID extends InvalidInput {
  constructor() {
    super({ 'form-id': 'A form id has 8 to 64 letters, digits, - or _' })
  }
}
