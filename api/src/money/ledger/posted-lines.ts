import type { PostedLineView } from '#contract/ledger.js'
import { ownerOfAccount } from '#contract/ledger-accounts.js'
import type { Line } from './postings.js'

interface Owners {
  clientID: string | null
  processorAccountID: string
}

/** Lines as people read them, before or after they are posted. */
export const viewPostedLines = (lines: readonly Line[], { clientID, processorAccountID }: Owners): PostedLineView[] =>
  lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount, named]) => {
      const owners = { client: clientID, processor_account: processorAccountID, bank_account: null, platform: null }
      const ownerID = named ?? owners[ownerOfAccount[account]]
      return { account, ownerID, direction: amount > 0 ? 'debit' : 'credit', amount: Math.abs(amount) }
    })
