import type { EntityManager, QueryRunner } from 'typeorm'

const waiting = new WeakMap<QueryRunner, (() => void)[]>()

/** `run` is called once the unit is kept, never if it is undone; it must be quick. */
export function afterCommit({ queryRunner }: EntityManager, run: () => void): void {
  if (!queryRunner) throw new Error('Only a unit of work has something to wait for')
  waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), run])
}

export function takeWaiting({ queryRunner }: EntityManager): (() => void)[] {
  if (!queryRunner) return []
  const left = waiting.get(queryRunner) ?? []
  waiting.delete(queryRunner)
  return left
}
