import { factorEnrolmentMs } from '#contract/factor-limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

const cookie = (context: Context, audience: LoginAudience) =>
  siteCookie(context, `${audience}Enrolment`, { maxAgeMs: factorEnrolmentMs })

export async function readEnrolment(request: Request, context: Context, audience: LoginAudience) {
  const value = await cookie(context, audience).read(request)
  return isToken(value) ? value : null
}

export const keepEnrolment = (context: Context, audience: LoginAudience, challenge: string): Promise<string> =>
  cookie(context, audience).write(challenge)

export const dropEnrolment = (context: Context, audience: LoginAudience): Promise<string> =>
  cookie(context, audience).clear()

export const enrolmentPages = { client: '/client/login/enrol', portal: '/admin/login/enrol' } as const

/** The page that sets up a second factor and then leads on to where somebody wanted to go. */
export const enrolmentPage = (audience: LoginAudience, origin: string): string =>
  `${enrolmentPages[audience]}?${new URLSearchParams({ from: origin })}`
