import * as words from '#contract/messages/errors/processors.js'
import * as connectWords from '#contract/messages/errors/connected-accounts.js'
import { refusal } from '../../platform/http/refusal.js'

export class ProcessorAccountRefunds extends refusal(409, 'PROCESSOR_ACCOUNT_REFUNDS', words.accountRefunds) {}
export class ProcessorAccountInUse extends refusal(409, 'PROCESSOR_ACCOUNT_IN_USE', words.accountInUse) {}
export class TooManyOwnAccounts extends refusal(409, 'TOO_MANY_PROCESSOR_ACCOUNTS', words.tooManyOwn) {}
export class SandboxStays extends refusal(409, 'SANDBOX_STAYS', words.sandboxStays) {}
export class ProcessorAccountConnected extends refusal(
  409,
  'PROCESSOR_ACCOUNT_CONNECTED',
  connectWords.accountConnected,
) {}
