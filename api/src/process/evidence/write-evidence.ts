import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { decisionChains } from '#contract/decision-kinds.js'
import { fingerprintOf } from '../../desk/decisions/fingerprint.js'
import { viewSeal } from '../../money/ledger-seals/ledger-seal.view.js'
import type { SealKey } from '../../money/ledger-seals/seal-chain.js'
import { clock } from '#contract/clock.js'
import { type Covering, coveringSeals, endsOf, sealsOf } from './covering-seals.js'
import { EvidenceFolder } from './evidence-folder.js'
import { type ChainFacts, writeChain } from './write-chain.js'

export interface Asked {
  from: Date
  to: Date
}

interface Evidence {
  entries: number
  fingerprint: string
  faults: string[]
}

const names = ['seals', 'refusals', 'rights', 'approvals', 'rules', 'other', 'routing', 'risk']

export async function writeEvidence(
  manager: EntityManager,
  key: SealKey,
  asked: Asked,
  { path, page }: { path: string; page: Buffer },
): Promise<Evidence> {
  const covering = await coveringSeals(manager, asked)
  const folder = new EvidenceFolder(path)
  await folder.open(...names.map((name) => `${name}.jsonl`))
  const formerKeys = await writeSeals(manager, folder, covering, key)
  const faults: string[] = []
  const chains: ChainFacts[] = []
  let entries = 0
  for (const chain of decisionChains) {
    const written = await writeChain(manager, folder, chain, endsOf(chain, covering))
    chains.push(written.facts)
    entries += written.entries
    if (written.fault) faults.push(written.fault)
  }
  const fingerprint = fingerprintOf(key.publicKey)
  const manifest = {
    format: 'gatehouse-evidence/1',
    madeAt: clock.now().toISOString(),
    asked: { from: asked.from.toISOString(), to: asked.to.toISOString() },
    publicKey: key.publicKey,
    fingerprint,
    formerKeys,
    seals: { first: covering.first.number, last: covering.last.number },
    /** Null: seals cover all of the time that was asked for. */
    sealedSince: covering.base ? null : covering.first.createdAt.toISOString(),
    sealedUntil: covering.last.createdAt.toISOString(),
    chains,
    files: await folder.end(),
    faults,
  }
  await finish(folder, key, JSON.stringify(manifest, null, 2), page)
  return { entries, fingerprint, faults }
}

async function writeSeals(
  manager: EntityManager,
  folder: EvidenceFolder,
  covering: Covering,
  { publicKey }: SealKey,
): Promise<string[]> {
  const keys = new Set<string>()
  for await (const seal of sealsOf(manager, covering)) {
    if (seal.publicKey !== null && seal.publicKey !== publicKey) keys.add(seal.publicKey)
    const { sentAt: _, ...told } = viewSeal(seal)
    await folder.add('seals.jsonl', JSON.stringify(told))
  }
  return [...keys]
}

async function finish(folder: EvidenceFolder, key: SealKey, manifest: string, page: Buffer): Promise<void> {
  const hash = createHash('sha256').update(manifest).digest('hex')
  const { publicKey } = key
  const signature = { manifest: hash, publicKey, signature: key.sign(hash) }
  await folder.write('manifest.json', manifest)
  await folder.write('signature.json', `${JSON.stringify(signature, null, 2)}\n`)
  await folder.write('public-key.pem', key.pem)
  await folder.write('verify.html', page)
}
