import { pageSizeMax } from '#contract/limits.js'
import type { ChangeProcessorAccount, CreateOwnProcessorAccount } from '#contract/processor-accounts.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

/** All of them: a client may have fewer than a page holds. */
export const listOwnAccounts = (context: Context) =>
  callAsClient(context, { call: 'GET /clients/:clientID/processor-accounts', query: { limit: pageSizeMax } })

export async function findOwnAccount(context: Context, processorAccountID: string) {
  const { items, processors } = await listOwnAccounts(context)
  const account = items.find((row) => row.processorAccountID === processorAccountID)
  const kind = processors.find(({ processor }) => processor === account?.processor)
  return account && kind ? { account, kind } : null
}

export const createOwnAccount = (context: Context, body: CreateOwnProcessorAccount, formID: unknown) =>
  callAsClient(context, { call: 'POST /clients/:clientID/processor-accounts', body, formID })

export const updateOwnAccount = (context: Context, processorAccountID: string, body: ChangeProcessorAccount) =>
  callAsClient(context, {
    call: 'PUT /clients/:clientID/processor-accounts/:processorAccountID',
    params: { processorAccountID },
    body,
  })

export const deleteOwnAccount = (context: Context, processorAccountID: string) =>
  callAsClient(context, {
    call: 'DELETE /clients/:clientID/processor-accounts/:processorAccountID',
    params: { processorAccountID },
  })

export const checkOwnAccount = (context: Context, processorAccountID: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/processor-accounts/:processorAccountID/check',
    params: { processorAccountID },
  })
