import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { UsagePeriod } from '../../api/src/billing/subscriptions/usage-period.entity.js'
import { buildCustomer } from './customers.js'
import { saveCard } from './saved-methods.js'
import { age, buildSubscription, invoicesOf } from './subscriptions.js'
import type { TestApi } from './test-api.js'
import { after, buildMetered, linesOf, sendUsage } from './usage.js'

/** A daily subscription in real time. What passes in it passes for its usage as well. */
export async function daily(api: TestApi, program: string, besides: readonly object[] = []) {
  const { customerID } = await buildCustomer(api, program)
  await saveCard(api, program, customerID)
  const { priceID } = await buildMetered(api, program, { interval: 'day' })
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }, ...besides] })
  const { subscriptionID } = made
  const row = () => api.database.read.findOneByOrFail(Subscription, { subscriptionID })
  const set = (change: Partial<Subscription>) =>
    api.database.write((manager) => manager.update(Subscription, { subscriptionID }, change))
  const back = (time: Date | null, ms: number) => time && new Date(time.getTime() - ms)
  async function passed(ms: number): Promise<void> {
    await age(api, made, ms)
    await set({ waitedUntil: back((await row()).waitedUntil, ms) })
    for (const one of await api.database.read.findBy(UsagePeriod, { subscriptionID })) {
      const { usagePeriodID, startsAt, endsAt, lastAt } = one
      const moved = { startsAt: back(startsAt, ms) as Date, endsAt: back(endsAt, ms) as Date, lastAt: back(lastAt, ms) }
      await api.database.write((manager) => manager.update(UsagePeriod, { usagePeriodID }, moved))
    }
  }
  const use = async (quantity: number, happenedAt: string) =>
    (await sendUsage(api, program, { subscriptionID, priceID, quantity, happenedAt })).body.code ?? 201
  const work = async () => {
    await api.app.get(DueSubscriptions, { strict: false }).workOff()
    return (await invoicesOf(api, program, subscriptionID)).map(linesOf)
  }
  const call = (method: 'PUT' | 'POST', action: string, body: object) =>
    api.call(method, `/subscriptions/${subscriptionID}${action}`, { token: program, body })
  return { made, priceID, row, set, passed, use, work, call, startsAt: async () => (await row()).currentPeriodStart }
}

export const at = (start: Date, minutes: number) => after(start.toISOString(), minutes)
