import { setTimeout as pause } from 'node:timers/promises'
import { IsNull, Not } from 'typeorm'
import { clock } from '#contract/clock.js'
import { SignInFailure } from '../../api/src/people/sign-in/sign-in-failure.entity.js'
import type { Answer } from './calls.js'
import type { TestApi } from './test-api.js'

type Attempt = () => Promise<Answer>

/** The attempt's answer once a stranger is let try; tests run with a RATE_LIMIT_SCALE that makes the waits short. */
export async function onceLetTry(attempt: Attempt): Promise<Answer> {
  for (;;) {
    const answer = await attempt()
    if (answer.body?.code !== 'SIGN_IN_SLOWED') return answer
    await pause(5)
  }
}

/** So many attempts that count. */
export async function guess(count: number, attempt: Attempt): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await onceLetTry(attempt)
}

const moveWaits = ({ database }: TestApi, endsInMs: number) =>
  database.write((manager) =>
    manager.update(SignInFailure, { slowedUntil: Not(IsNull()) }, { slowedUntil: new Date(clock.time() + endsInMs) }),
  )

/** The waits between two guesses are over, and no lock is. */
export const endWaits = (api: TestApi) => moveWaits(api, -1)

/** Waits that have begun last a minute more, so that a slow machine still meets them. */
export const lengthenWaits = (api: TestApi) => moveWaits(api, 60_000)
