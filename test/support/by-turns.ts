/**
 * Each `of`-th of them, from the place `turn` on, so that the turns together ask all; `npm run test:long` asks all in every turn.
 */
export const byTurns = <T>(all: readonly T[], of: number, turn: number): T[] =>
  process.env.TEST_LONG ? [...all] : all.filter((_, at) => (at + turn) % of === 0)
