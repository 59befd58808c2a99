/** Fields that no line of the log may hold, wherever they stand in an object that somebody logs. */
const secretFields = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'apiSecret',
  'client_secret',
  'secret',
  'token',
  'accessToken',
  'access_token',
  'resetToken',
  'statusToken',
  'otp',
  'code',
]

/** For pino: each field by itself, and up to two levels down. */
export const redactedPaths = secretFields.flatMap((field) => {
  const key = `["${field}"]`
  return [key, `*${key}`, `*.*${key}`]
})

// What a message or a stack may quote: signed tokens, credentials by their prefix, headers, and links that hold a token.
const quoted: [RegExp, string | ((found: string) => string)][] = [
  [/(?<![\w.-])[\w-]+(?:\.[\w-]*){2,}/g, (words) => words.replace(/\beyJ.*/, '[Redacted]')],
  [/\b(gs_|whsec_)[\w+/=-]+/g, '$1[Redacted]'],
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, '$1 [Redacted]'],
  [/((?:token|otp|code|password|secret)=)[^\s&"'<>]+/gi, '$1[Redacted]'],
  [/(\/pay\/)[\w-]{16,}/g, '$1[Redacted]'],
]

/** A text of ours or of a library, without the secrets it may quote. */
export const redacted = (text: string): string =>
  quoted.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead as string), text)
