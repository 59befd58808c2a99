import type { PayeeCheckProvider } from './payee-check-provider.js'
import { testPayees } from './test-payees.js'

/** The first one that serves an account is asked. */
export const payeeCheckProviders: readonly PayeeCheckProvider[] = [testPayees]
