import * as words from '#contract/messages/errors/processors.js'
import { AppError } from '../../platform/http/app-error.js'

export class ProcessorAccountRefunds extends AppError {
  constructor() {
    super(409, 'PROCESSOR_ACCOUNT_REFUNDS', words.accountRefunds)
  }
}

export class ProcessorAccountInUse extends AppError {
  constructor() {
    super(409, 'PROCESSOR_ACCOUNT_IN_USE', words.accountInUse)
  }
}

export class SandboxStays extends AppError {
  constructor() {
    super(409, 'SANDBOX_STAYS', words.sandboxStays)
  }
}
