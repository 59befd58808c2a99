import { Account } from './calls.mjs'
import { Fault, misunderstood } from './faults.mjs'
import { readOptions } from './options.mjs'
import { safe, say } from './screen.mjs'
import * as words from './words.mjs'

const pagesMax = 10

export async function resend(args) {
  const { values, positionals } = readOptions(args, {})
  const [eventID] = positionals
  if (eventID === undefined) throw misunderstood(words.missing('EVENT_ID'))
  const account = Account.of(values)
  const deliveries = await deliveriesOf(account, eventID)
  if (deliveries.length === 0) throw new Fault(words.nothingSent(safe(eventID)))
  for (const { deliveryID } of deliveries)
    await account.call('POST', `/clients/${account.clientID}/webhook-deliveries/${deliveryID}/replay`, { body: {} })
  say(words.resent(deliveries.length))
}

async function deliveriesOf(account, eventID) {
  const found = []
  let cursor = ''
  for (let page = 0; page < pagesMax; page += 1) {
    const path = `/clients/${account.clientID}/webhook-deliveries?limit=100${cursor}`
    const { items, nextCursor } = await account.call('GET', path)
    found.push(...items.filter((one) => one.eventID === eventID))
    if (!nextCursor) break
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`
  }
  return found
}
