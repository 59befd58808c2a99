import * as words from '#contract/messages/errors/settlement-accounts.js'
import { invalidField } from '../../platform/http/refusal.js'

export class WrongPassword extends invalidField('password', words.wrongPassword) {}
