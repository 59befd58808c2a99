import type { CreateTaxRate } from '#contract/tax-rates.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsClient } from './as-client.server'

const pageSize = 100

export const listOwnTaxRates = (context: Context, cursor: string | null, limit?: number) =>
  callAsClient(context, { call: 'GET /tax-rates', query: { cursor, limit } })

export const allOwnTaxRates = (context: Context) => allPages((cursor) => listOwnTaxRates(context, cursor, pageSize))

export const loadOwnTaxRate = (context: Context, taxRateID: string) =>
  callAsClient(context, { call: 'GET /tax-rates/:taxRateID', params: { taxRateID } })

/** @param key of the form: sent twice, it adds one tax rate */
export const createOwnTaxRate = (context: Context, body: CreateTaxRate, key: string) =>
  callAsClient(context, { call: 'POST /tax-rates', body, idempotencyKey: key })

export const retireOwnTaxRate = (context: Context, taxRateID: string) =>
  callAsClient(context, { call: 'POST /tax-rates/:taxRateID/retire', params: { taxRateID } })
