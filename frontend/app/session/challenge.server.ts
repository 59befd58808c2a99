import { challengeLifeMs, type FactorMethod, factorMethods } from '#contract/factor-limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

export interface HeldChallenge {
  challenge: string
  methods: FactorMethod[]
}

const challengeCookie = (context: Context, audience: LoginAudience) =>
  siteCookie(context, `${audience}Challenge`, { maxAgeMs: challengeLifeMs })

export async function readChallenge(
  request: Request,
  context: Context,
  audience: LoginAudience,
): Promise<HeldChallenge | null> {
  const value = await challengeCookie(context, audience).read(request)
  if (typeof value !== 'object' || value === null) return null
  const { challenge, methods } = value as Partial<HeldChallenge>
  if (!isToken(challenge) || !Array.isArray(methods)) return null
  return { challenge, methods: factorMethods.filter((method) => methods.includes(method)) }
}

export const keepChallenge = (context: Context, audience: LoginAudience, held: HeldChallenge): Promise<string> =>
  challengeCookie(context, audience).write(held)

export const dropChallenge = (context: Context, audience: LoginAudience): Promise<string> =>
  challengeCookie(context, audience).clear()
