import { challengeLifeMs } from '#contract/factor-limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

const challengeCookie = (context: Context, audience: LoginAudience) =>
  siteCookie(context, `${audience}Challenge`, { maxAgeMs: challengeLifeMs })

/** Of a sign-in whose password was right, and which waits for its code. */
export async function readChallenge(
  request: Request,
  context: Context,
  audience: LoginAudience,
): Promise<string | null> {
  const value = await challengeCookie(context, audience).read(request)
  return isToken(value) ? value : null
}

export const keepChallenge = (context: Context, audience: LoginAudience, challenge: string): Promise<string> =>
  challengeCookie(context, audience).write(challenge)

export const dropChallenge = (context: Context, audience: LoginAudience): Promise<string> =>
  challengeCookie(context, audience).clear()
