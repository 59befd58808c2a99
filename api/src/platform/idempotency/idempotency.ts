import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { idempotencyKeyLifeMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { findRow, insertNewRow, updateRow, write } from '../database/rows.js'
import { IdempotencyKey } from './idempotency-key.entity.js'
import { meaningOf } from './meaning.js'
import { IdempotencyKeyReused, IdempotentCallRunning } from './idempotency.errors.js'
import { type Mode, nameIn } from '#contract/modes.js'

export interface KeyedCall {
  /** Whose key it is: the API user, for a form the client, for a payment link the link. */
  scopeID: string
  mode: Mode
  key: string | undefined
  request: unknown
}

export interface Answer<T> {
  answer: T
  isReplay: boolean
}

export const firstAnswer = <T>(answer: T): Answer<T> => ({ answer, isReplay: false })

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

// A merchant's keys in test and in live are different ones, whatever they are called.
const scopeIn = (mode: Mode, holder: string): string => nameIn(mode, holder)

/** To be called first in the unit that begins the action: if that unit is undone, the key is free again. */
export async function beginCall<T>(
  manager: EntityManager,
  { scopeID: holder, mode, key, request }: KeyedCall,
  subjectID: string,
): Promise<Answer<T> | null> {
  if (key === undefined) return null
  const scopeID = scopeIn(mode, holder)
  const [keyHash, requestHash] = [sha256(key), sha256(meaningOf(request))]
  const call = { requestHash, subjectID, answer: null, createdAt: clock.now() }
  if (await insertNewRow(manager, IdempotencyKey, { scopeID, keyHash, mode, ...call })) return null
  const first = await answerOfCall<T>(manager, { scopeID: holder, mode, key, request })
  if (!first) await updateRow(manager, IdempotencyKey, { scopeID, keyHash }, call)
  return first
}

/** For a call whose checks may fail by now: it is looked for before them. */
export async function answerOfCall<T>(
  manager: EntityManager,
  { scopeID, mode, key, request }: KeyedCall,
): Promise<Answer<T> | null> {
  if (key === undefined) return null
  const first = await findRow(manager, IdempotencyKey, { scopeID: scopeIn(mode, scopeID), keyHash: sha256(key) })
  if (!first || clock.time() - first.createdAt.getTime() >= idempotencyKeyLifeMs) return null
  if (![sha256(meaningOf(request)), spelledHash(request)].includes(first.requestHash)) throw new IdempotencyKeyReused()
  if (first.answer === null) throw new IdempotentCallRunning()
  return { answer: first.answer as T, isReplay: true }
}

// Versions before 0.2 kept the hash of the spelling; their keys live for a day after the upgrade.
const spelledHash = (request: unknown) => sha256(JSON.stringify(request))

const isRunning = '"subjectID" = :subjectID AND "answer" IS NULL'

export async function finishCall(manager: EntityManager, subjectID: string, answer: object): Promise<void> {
  const values = [JSON.stringify(answer), subjectID]
  await write(
    manager,
    'UPDATE "idempotency_keys" SET "answer" = $1 WHERE "subjectID" = $2 AND "answer" IS NULL',
    values,
  )
}

/** A refusal is not kept: the caller may correct its call and use the key again. */
export async function forgetCall(manager: EntityManager, subjectID: string): Promise<void> {
  await manager.createQueryBuilder().delete().from(IdempotencyKey).where(isRunning, { subjectID }).execute()
}

export async function subjectOfCall(
  manager: EntityManager,
  { scopeID, mode, key = '' }: Pick<KeyedCall, 'scopeID' | 'mode' | 'key'>,
): Promise<string | null> {
  const call = await manager.findOneBy(IdempotencyKey, { scopeID: scopeIn(mode, scopeID), keyHash: sha256(key) })
  return call?.subjectID ?? null
}
