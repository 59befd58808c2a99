import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { DecisionChain } from '#contract/decision-kinds.js'
import type { DecisionHeadView } from '#contract/ledger.js'
import type { Head } from '../ledger/ledger-lines.js'
import { firstHash } from '../ledger/ledger-chain.js'
import type { LedgerSeal } from './ledger-seal.entity.js'

export const headsIn = ({ heads }: Pick<LedgerSeal, 'heads'>): Head[] =>
  (JSON.parse(heads) as [number, number, string][]).map(([line, sequence, hash]) => ({ line, sequence, hash }))

export const headsText = (heads: Head[]): string =>
  JSON.stringify(heads.map(({ line, sequence, hash }) => [line, sequence, hash]))

type Told = [chain: DecisionChain, sequence: number, hash: string, upTo: number | null]

export const decisionHeadsIn = ({ decisions }: Pick<LedgerSeal, 'decisions'>): DecisionHeadView[] | null =>
  decisions === null
    ? null
    : (JSON.parse(decisions) as Told[]).map(([chain, sequence, hash, upTo]) => ({
        chain,
        sequence,
        hash,
        upTo: upTo === null ? null : new Date(upTo).toISOString(),
      }))

export const decisionHeadsText = (heads: DecisionHeadView[]): string =>
  JSON.stringify(
    heads.map(({ chain, sequence, hash, upTo }) => [chain, sequence, hash, upTo === null ? null : Date.parse(upTo)]),
  )

type Sealed = Pick<LedgerSeal, 'number' | 'createdAt' | 'heads' | 'decisions' | 'previousHash'>

/** SHA-256 of the JSON array of previous hash, milliseconds since 1970, number, heads and, where there are, those of decisions. */
export const hashOfSeal = ({ number, createdAt, heads, decisions, previousHash }: Sealed): string =>
  createHash('sha256')
    .update(JSON.stringify([previousHash, createdAt.getTime(), number, JSON.parse(heads), ...laterParts(decisions)]))
    .digest('hex')

// Left out when absent, so that the hashes of older seals stay what they were.
const laterParts = (decisions: string | null): unknown[] => (decisions === null ? [] : [JSON.parse(decisions)])

/** null: it follows the one before, and nothing of it was altered. */
export function faultOfSeal(seal: LedgerSeal, previous: Pick<LedgerSeal, 'number' | 'hash'> | null): string | null {
  const { number } = seal
  if (number !== (previous?.number ?? 0) + 1) return `seal ${(previous?.number ?? 0) + 1} is missing`
  if (seal.previousHash !== (previous?.hash ?? firstHash)) return `seal ${number} does not follow the one before`
  if (seal.hash !== hashOfSeal(seal)) return `seal ${number} was altered`
  return isSigned(seal) ? null : `the signature of seal ${number} is not that of its key`
}

// What stands before 32 bytes of a key of Ed25519, in PKCS #8 and in SPKI.
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex')

export class SealKey {
  private readonly key: KeyObject
  readonly publicKey: string
  readonly pem: string

  constructor(secret: string) {
    const der = Buffer.concat([privatePrefix, Buffer.from(secret, 'base64url')])
    this.key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    const spki = createPublicKey(this.key).export({ format: 'der', type: 'spki' })
    this.publicKey = spki.subarray(publicPrefix.length).toString('base64')
    this.pem = createPublicKey(this.key).export({ format: 'pem', type: 'spki' }).toString()
  }

  sign(hash: string): string {
    return sign(null, Buffer.from(hash, 'hex'), this.key).toString('base64')
  }
}

function isSigned({ hash, publicKey, signature }: LedgerSeal): boolean {
  if (publicKey === null || signature === null) return publicKey === signature
  const der = Buffer.concat([publicPrefix, Buffer.from(publicKey, 'base64')])
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(hash, 'hex'), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
