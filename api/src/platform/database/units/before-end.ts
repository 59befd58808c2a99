import type { EntityManager, QueryRunner } from 'typeorm'

/** Writes what was gathered in a unit, in that unit. */
export type WriteGathered<T> = (manager: EntityManager, gathered: T[]) => Promise<void>

type Gathered = Map<WriteGathered<never>, unknown[]>

const waiting = new WeakMap<QueryRunner, Gathered>()

/** What a unit adds one by one and nothing in it reads again is written at its end, in as few statements as possible. */
export function gather<T>({ queryRunner }: EntityManager, write: WriteGathered<T>, one: T): void {
  if (!queryRunner) throw new Error('Only a unit of work writes')
  const gathered: Gathered = waiting.get(queryRunner) ?? new Map()
  waiting.set(queryRunner, gathered)
  const known = gathered.get(write)
  if (known) known.push(one)
  else gathered.set(write, [one])
}

export async function writeGathered(manager: EntityManager): Promise<void> {
  const { queryRunner } = manager
  const gathered = queryRunner && waiting.get(queryRunner)
  if (!gathered) return
  waiting.delete(queryRunner)
  for (const [write, all] of gathered) await write(manager, all as never[])
}
