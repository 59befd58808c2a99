export const secretFields = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'apiSecret',
  'client_secret',
  'clientSecret',
  'browserToken',
  'secret',
  'token',
  'accessToken',
  'access_token',
  'resetToken',
  'statusToken',
  'otp',
  'code',
]

export const redactedPaths = secretFields.flatMap((field) => {
  const key = `["${field}"]`
  return [key, `*${key}`, `*.*${key}`]
})

const quoted: [RegExp, string | ((found: string) => string)][] = [
  [/(?<![\w.-])[\w-]+(?:\.[\w-]*){2,}/g, (words) => words.replace(/\beyJ.*/, '[Redacted]')],
  [/\b(gs_|whsec_)[\w+/=-]+/g, '$1[Redacted]'],
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, '$1 [Redacted]'],
  [/((?:token|otp|code|password|secret)=)[^\s&"'<>]+/gi, '$1[Redacted]'],
  [/(chs_[\w-]{1,40}?_secret_)[\w-]+/g, '$1[Redacted]'],
  [/(\/pay\/)[\w-]{16,}/g, '$1[Redacted]'],
]

export const redacted = (text: string): string =>
  quoted.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead as string), text)
