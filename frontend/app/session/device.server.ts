import type { KnownDeviceView } from '#contract/account.js'
import { deviceTokenLifeMs } from '#contract/limits.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

type Audience = KnownDeviceView['audience']

const deviceCookie = (context: Context, audience: Audience) =>
  siteCookie(context, `${audience}Device`, { maxAgeMs: deviceTokenLifeMs })

/** What says that this browser has signed in before. It outlives signing out, and opens nothing by itself. */
export async function readDevice(request: Request, context: Context, audience: Audience): Promise<string | null> {
  const value = await deviceCookie(context, audience).read(request)
  return isToken(value) ? value : null
}

export const keepDevice = (
  context: Context,
  { audience, deviceToken }: Pick<KnownDeviceView, 'audience' | 'deviceToken'>,
): Promise<string> => deviceCookie(context, audience).write(deviceToken)
