import type { PayeeCheckProvider } from './payee-check-provider.js'

/** Decides by words in the account holder's name, in test mode only. */
export const testPayees: PayeeCheckProvider = {
  name: 'test',
  serves: ({ mode }) => mode === 'test',
  check: async ({ account: { accountHolder } }) => {
    const holder = accountHolder.toLowerCase()
    if (holder.includes('no answer')) throw new Error('The name asks for no answer')
    if (holder.includes('not available')) return { outcome: 'not_available' }
    if (holder.includes('no match')) return { outcome: 'no_match' }
    if (holder.includes('close match')) return { outcome: 'close_match', name: `${accountHolder} & Sons` }
    return { outcome: 'match' }
  },
}
