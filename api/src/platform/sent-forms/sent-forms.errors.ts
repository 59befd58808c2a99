import * as words from '#contract/messages/errors/sent-forms.js'
import { invalidField, refusal } from '../http/refusal.js'

export class FormSentAlready extends refusal(409, 'FORM_SENT_ALREADY', words.formSentAlready) {}
export class UnreadableFormID extends invalidField('form-id', words.unreadableFormID) {}
