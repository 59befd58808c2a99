import { call } from './calls.mjs'
import { forgetKey, keyFor, originFor } from './kept.mjs'
import { readOptions } from './options.mjs'
import { say } from './screen.mjs'
import * as words from './words.mjs'

/** What is forgotten here must not depend on whether the server can be reached. */
export async function logout(args) {
  const { values } = readOptions(args, {})
  const origin = originFor(values.url)
  const key = keyFor(origin)
  if (!key) return say(words.wasNotSignedIn(origin))
  forgetKey(origin)
  const { token, apiKey: client_id, apiSecret: client_secret } = key
  if (token)
    await call(origin, 'POST', '/oauth/revoke', { body: { token, client_id, client_secret } }).catch(() => null)
  say(words.signedOut(origin))
}
