import { payerSessionLifeMs } from '#contract/payer-shops.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

const cookie = (context: Context) => siteCookie(context, 'payerSession', { maxAgeMs: payerSessionLifeMs })

export async function readPayerToken(request: Request, context: Context): Promise<string | null> {
  const value = await cookie(context).read(request)
  return isToken(value) ? value : null
}

export const keepPayerToken = (context: Context, token: string): Promise<string> => cookie(context).write(token)
export const dropPayerToken = (context: Context): Promise<string> => cookie(context).clear()
