import type { LedgerSealView } from '#contract/ledger.js'
import type { LedgerSeal } from './ledger-seal.entity.js'
import { decisionHeadsIn, headsIn } from './seal-chain.js'

export const viewSeal = (seal: LedgerSeal): LedgerSealView => ({
  number: seal.number,
  createdAt: seal.createdAt.toISOString(),
  heads: headsIn(seal),
  decisions: decisionHeadsIn(seal),
  previousHash: seal.previousHash,
  hash: seal.hash,
  publicKey: seal.publicKey,
  signature: seal.signature,
  sentAt: seal.sentAt?.toISOString() ?? null,
})
