import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

/** @param brought what the processor gave the payer along, in the address */
export const takePayerStep = (context: Context, transactionID: string, brought: Record<string, string>) =>
  callApi(context, { call: 'POST /payer-steps/:transactionID', params: { transactionID }, body: { brought } })
