import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export const percentile = (values, percent) => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
}

const body = JSON.stringify({ amount: 10_000, currency: 'USD', description: 'Order', paymentMethod: 'pm_success' })

/** Each is timed from the moment it was due, so that one that had to wait is not left out. */
export const payAtPace = async (url, accessToken, { seconds, perSecond }) => {
  const startsAt = performance.now()
  const pay = async (dueAt) => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const answer = await fetch(`${url}/api/transactions`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status !== 201) throw new Error(`A payment was answered ${answer.status}`)
    return performance.now() - dueAt
  }
  const paying = []
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const dueAt = startsAt + (number * 1_000) / perSecond
    await pause(Math.max(0, dueAt - performance.now()))
    paying.push(pay(dueAt))
  }
  return Promise.all(paying)
}
