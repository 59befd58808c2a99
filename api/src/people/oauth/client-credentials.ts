import { holdsCardNumber } from '#contract/card-numbers.js'
import { deviceNameMaxLength } from '#contract/device-login-limits.js'
import { deviceClient, deviceGrant } from '#contract/device-logins.js'
import { aDevice } from '#contract/messages/device-logins.js'
import * as deviceWords from '#contract/messages/errors/device-logins.js'
import * as words from '#contract/messages/errors/oauth.js'
import { DeviceClientUnknown, InvalidClient, InvalidTokenRequest, UnsupportedGrantType } from './oauth.errors.js'

export interface ClientCredentials {
  apiKey: string
  apiSecret: string
}

type Fields = Record<string, unknown>
const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? (body as Fields) : {})

export function readClientCredentials(authorization: string | undefined, body: unknown): ClientCredentials {
  const fields = fieldsOf(body)
  const grantType = textOf(fields, 'grant_type')
  if (!grantType) throw new InvalidTokenRequest(words.grantTypeIsMissing)
  if (grantType !== 'client_credentials') throw new UnsupportedGrantType()
  return readCredentials(authorization, fields)
}

export function readDeviceCode(body: unknown): string | undefined {
  const fields = fieldsOf(body)
  if (textOf(fields, 'grant_type') !== deviceGrant) return undefined
  requireDeviceClient(fields)
  const deviceCode = textOf(fields, 'device_code')
  if (!deviceCode) throw new InvalidTokenRequest(deviceWords.deviceCodeIsMissing)
  return deviceCode
}

export function readDeviceName(body: unknown): string {
  const fields = fieldsOf(body)
  requireDeviceClient(fields)
  const name = (textOf(fields, 'device_name') ?? '').replace(/[^\p{L}\p{N} ._'()-]/gu, '').trim()
  return holdsCardNumber(name) ? aDevice : [...name].slice(0, deviceNameMaxLength).join('') || aDevice
}

function requireDeviceClient(fields: Fields): void {
  const client = textOf(fields, 'client_id')
  if (!client) throw new InvalidTokenRequest(deviceWords.clientIDIsMissing)
  if (client !== deviceClient) throw new DeviceClientUnknown()
}

export function readTokenQuestion(
  authorization: string | undefined,
  body: unknown,
): ClientCredentials & { token: string } {
  const fields = fieldsOf(body)
  const token = textOf(fields, 'token')
  if (!token) throw new InvalidTokenRequest(words.tokenIsMissing)
  return { ...readCredentials(authorization, fields), token }
}

/** HTTP Basic (each part form-encoded, RFC 6749 section 2.3.1) or the body, but not both. */
function readCredentials(authorization: string | undefined, fields: Fields): ClientCredentials {
  const fromBody = { apiKey: textOf(fields, 'client_id'), apiSecret: textOf(fields, 'client_secret') }
  if (authorization === undefined) return complete(fromBody)
  if (fromBody.apiSecret) throw new InvalidTokenRequest(words.sendTheCredentialsInThe)
  const fromHeader = readBasic(authorization)
  if (fromBody.apiKey && fromBody.apiKey !== fromHeader.apiKey) throw new InvalidTokenRequest(words.sendOneClientId)
  return complete(fromHeader)
}

function textOf(fields: Fields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (value !== undefined && typeof value !== 'string') throw new InvalidTokenRequest(words.mustBeGivenOnceAs(name))
  return value
}

function readBasic(authorization: string): Partial<ClientCredentials> {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? []
  const [, apiKey, apiSecret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? []
  return { apiKey: formDecoded(apiKey), apiSecret: formDecoded(apiSecret) }
}

function formDecoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function complete({ apiKey, apiSecret }: Partial<ClientCredentials>): ClientCredentials {
  if (!apiKey || !apiSecret || `${apiKey}${apiSecret}`.includes('\u0000')) throw new InvalidClient()
  return { apiKey, apiSecret }
}
