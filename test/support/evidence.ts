import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clock } from '#contract/clock.js'
import { RefusalWriter } from '../../api/src/desk/decisions/refusal-writer.js'
import { nextEnds } from '../../api/src/desk/decisions/decision-chains.js'
import { lastSeals, makeSeal, sealKeyOf, sealsLine } from '../../api/src/money/ledger-seals/make-seal.js'
import type { LedgerSeal } from '../../api/src/money/ledger-seals/ledger-seal.entity.js'
import { readAppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { writeEvidence } from '../../api/src/process/evidence/write-evidence.js'
import { decisionsSettleMs } from '../../libs/contract/decision-limits.js'
import { verdictOf, verifyEvidence } from '../../libs/evidence/verify.mjs'
import { fingerprintOf } from '../../libs/evidence/signatures.mjs'
import type { TestApi } from './test-api.js'

export type Files = Map<string, Buffer>

const keyIn = (api: TestApi) => sealKeyOf(readAppSecret(readEnvironment(api.settings)))

export const fingerprintIn = (api: TestApi): string => fingerprintOf(keyIn(api).publicKey)

/** Seals as if so much time had passed since the last payment that none can still be open. */
export async function sealDecisions(
  api: TestApi,
  now = clock.time() + decisionsSettleMs + 1_000,
): Promise<LedgerSeal | null> {
  await api.app.get(RefusalWriter, { strict: false }).flush()
  const [last] = await lastSeals(api.database.read, 1)
  const decisions = await nextEnds(api.database.read, last ?? null, now)
  const decided = { after: last?.number ?? 0, decisions }
  return api.database.writeInLine(sealsLine, (manager) => makeSeal(manager, keyIn(api), decided))
}

const everything = { from: new Date('2020-01-01'), to: new Date('2100-01-01') }

/** A folder as `npm run evidence` writes it. */
export async function buildEvidence(api: TestApi, asked = everything, page = Buffer.from('<!doctype html>')) {
  const path = mkdtempSync(join(tmpdir(), 'evidence-'))
  const written = await writeEvidence(api.database.read, keyIn(api), asked, { path, page })
  return { path, ...written, files: filesIn(path) }
}

const filesIn = (path: string): Files =>
  new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name))]))

export const linesIn = (files: Files, name: string): Record<string, unknown>[] =>
  String(files.get(name) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** What the page would say, apart from what is well. */
export async function verified(files: Files, pinned: string, subtle: typeof crypto.subtle | null = crypto.subtle) {
  const { findings } = await verifyEvidence(files, { pinned, subtle })
  const told = findings.filter(({ state }) => state === 'wrong' || state === 'open').map(({ sentence }) => sentence)
  return { verdict: verdictOf(findings).state, told, findings }
}
