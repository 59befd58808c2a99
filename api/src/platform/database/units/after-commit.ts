import type { EntityManager, QueryRunner } from 'typeorm'

const waiting = new WeakMap<QueryRunner, (() => void)[]>()

/** Called inside a unit: `run` is called once the unit is kept, and never if it is undone. It must be quick. */
export function afterCommit({ queryRunner }: EntityManager, run: () => void): void {
  if (!queryRunner) throw new Error('Only a unit of work has something to wait for')
  waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), run])
}

/** What a unit has left waiting; also forgets what an earlier try of it left. */
export function takeWaiting({ queryRunner }: EntityManager): (() => void)[] {
  if (!queryRunner) return []
  const left = waiting.get(queryRunner) ?? []
  waiting.delete(queryRunner)
  return left
}
