import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const listProcessorAccounts = (
  context: Context,
  q: string | null,
  cursor: string | null,
  clientID: string | null = null,
) => callAsStaff(context, { call: 'GET /processor-accounts', query: { q, cursor, clientID } })

/** The list finds ids too; it is the only call that reads one. */
export async function findProcessorAccount(context: Context, processorAccountID: string) {
  const { items, processors } = await listProcessorAccounts(context, processorAccountID, null)
  const account = items.find((row) => row.processorAccountID === processorAccountID)
  const kind = processors.find(({ processor }) => processor === account?.processor)
  return account && kind ? { account, kind } : null
}

export const listAttempts = (context: Context, transactionID: string) =>
  callAsStaff(context, { call: 'GET /transactions/:transactionID/attempts', params: { transactionID } })

export const listOwnAttempts = (context: Context, transactionID: string) =>
  callAsClient(context, {
    call: 'GET /clients/:clientID/transactions/:transactionID/attempts',
    params: { transactionID },
  })
