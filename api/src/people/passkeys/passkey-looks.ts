import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers'
import { createHash } from 'node:crypto'
import type { NewPasskey, PasskeyAssertion } from '#contract/passkeys.js'
import { algorithms } from './passkey-algorithms.js'
import type { Passkey } from './passkey.entity.js'
import type { PasskeyFault } from './passkeys.errors.js'
import type { Party } from './relying-party.js'

export interface Look<Seen> {
  challenge: string | null
  fault: PasskeyFault | null
  seen: Seen | null
}

export type MadePasskey = Pick<Passkey, 'credentialID' | 'publicKey' | 'counter' | 'transports'>

type Type = 'webauthn.create' | 'webauthn.get'
type Parsed = { challenge: string; fault: PasskeyFault | null }

export async function lookAtAssertion(
  { id, rawId, type, response }: PasskeyAssertion,
  { credentialID, publicKey }: Pick<Passkey, 'credentialID' | 'publicKey'>,
  party: Party,
): Promise<Look<{ counter: number }>> {
  const { clientDataJSON, authenticatorData, signature } = response
  const parsed = parse(clientDataJSON, () => isoBase64URL.toBuffer(authenticatorData), 'webauthn.get', party)
  if (!parsed || parsed.fault)
    return { challenge: parsed?.challenge ?? null, fault: parsed?.fault ?? 'invalid', seen: null }
  const { challenge } = parsed
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The library would judge the counter before the signature, and believe a forged one.
      credential: { id: credentialID, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
      requireUserVerification: true,
    })
    if (!verified) return { challenge, fault: 'invalid', seen: null }
    return { challenge, fault: null, seen: { counter: authenticationInfo.newCounter } }
  } catch {
    return { challenge, fault: 'invalid', seen: null }
  }
}

/** The challenge of an assertion with an unknown passkey, which uses it up, too. */
export function challengeOf({ response: { clientDataJSON } }: PasskeyAssertion): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

export async function lookAtNewPasskey(credential: NewPasskey, party: Party): Promise<Look<MadePasskey>> {
  const { id, rawId, type, response } = credential
  const { clientDataJSON, attestationObject, transports = [] } = response
  const authData = () => decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const parsed = parse(clientDataJSON, authData, 'webauthn.create', party)
  if (!parsed || parsed.fault)
    return { challenge: parsed?.challenge ?? null, fault: parsed?.fault ?? 'invalid', seen: null }
  const { challenge } = parsed
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    const made = registrationInfo?.credential
    if (made?.id !== id) return { challenge, fault: 'invalid', seen: null }
    const publicKey = isoBase64URL.fromBuffer(made.publicKey)
    return { challenge, fault: null, seen: { credentialID: id, publicKey, counter: made.counter, transports } }
  } catch {
    return { challenge, fault: 'invalid', seen: null }
  }
}

// What the library refuses as well, but without saying which it was.
function parse(
  clientDataJSON: string,
  authDataOf: () => Uint8Array<ArrayBuffer>,
  type: Type,
  party: Party,
): Parsed | null {
  try {
    const { type: answered, challenge, origin, crossOrigin } = decodeClientDataJSON(clientDataJSON)
    if (typeof challenge !== 'string') return null
    if (answered !== type) return { challenge, fault: 'invalid' }
    if (origin !== party.origin || crossOrigin) return { challenge, fault: 'origin' }
    const { rpIdHash, flags } = parseAuthenticatorData(authDataOf())
    if (!createHash('sha256').update(party.id).digest().equals(rpIdHash)) return { challenge, fault: 'site' }
    return { challenge, fault: flags.uv ? null : 'user' }
  } catch {
    return null
  }
}
