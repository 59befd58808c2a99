import { passkeyChallengeMs } from '#contract/factor-limits.js'
import type { CredentialDescriptor, PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/passkeys.js'
import { passkeyUser, rpName } from '#contract/messages/passkey-names.js'
import type { Account } from '../sign-in/accounts.js'
import type { Passkey } from './passkey.entity.js'
import { algorithms } from './passkey-algorithms.js'
import type { Party } from './relying-party.js'

const viewDescriptor = ({ credentialID: id, transports }: Passkey): CredentialDescriptor => ({
  id,
  type: 'public-key',
  transports,
})

export const viewRequestOptions = (
  { id: rpId }: Party,
  challenge: string,
  passkeys: Passkey[],
): PasskeyRequestOptions => ({
  challenge,
  rpId,
  allowCredentials: passkeys.map(viewDescriptor),
  userVerification: 'required',
  timeout: passkeyChallengeMs,
})

/** The login itself is the user: nothing that changes, and nothing that says who it is. */
export const viewCreationOptions = (
  { id }: Party,
  challenge: string,
  { loginID, email, name, audience }: Account,
  passkeys: Passkey[],
): PasskeyCreationOptions => ({
  challenge,
  rp: { id, name: rpName },
  user: { id: Buffer.from(loginID).toString('base64url'), name: passkeyUser[audience](email), displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: passkeys.map(viewDescriptor),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: passkeyChallengeMs,
})
