import type { CreatePrice, PriceView } from '#contract/prices.js'
import type { SaveProduct } from '#contract/products.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsClient } from './as-client.server'

const pageSize = 100

export const listOwnProducts = (context: Context, query: { q?: string; cursor?: string | null; limit?: number }) =>
  callAsClient(context, { call: 'GET /products', query })

export const loadOwnProduct = (context: Context, productID: string) =>
  callAsClient(context, { call: 'GET /products/:productID', params: { productID } })

/** @param key of the form: sent twice, it creates one product */
export const createOwnProduct = (context: Context, body: SaveProduct, key: string) =>
  callAsClient(context, { call: 'POST /products', body, idempotencyKey: key })

export const updateOwnProduct = (context: Context, productID: string, body: SaveProduct, ifMatch: string) =>
  callAsClient(context, { call: 'PUT /products/:productID', params: { productID }, body, ifMatch })

export const retireOwnProduct = (context: Context, productID: string) =>
  callAsClient(context, { call: 'POST /products/:productID/retire', params: { productID } })

export const allOwnPrices = (context: Context, productID?: string): Promise<PriceView[]> =>
  allPages((cursor) => callAsClient(context, { call: 'GET /prices', query: { productID, cursor, limit: pageSize } }))

export const allOwnProducts = (context: Context) =>
  allPages((cursor) => listOwnProducts(context, { cursor, limit: pageSize }))

export const loadOwnPrice = (context: Context, priceID: string) =>
  callAsClient(context, { call: 'GET /prices/:priceID', params: { priceID } })

/** @param key of the form: sent twice, it adds one price */
export const createOwnPrice = (context: Context, body: CreatePrice, key: string) =>
  callAsClient(context, { call: 'POST /prices', body, idempotencyKey: key })

export const retireOwnPrice = (context: Context, priceID: string) =>
  callAsClient(context, { call: 'POST /prices/:priceID/retire', params: { priceID } })
