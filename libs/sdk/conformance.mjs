import { createInterface } from 'node:readline'
import { Gatehouse } from '@gatehouse/sdk'
import { GatehouseError } from '@gatehouse/sdk/errors'
import { readWebhook } from '@gatehouse/sdk/webhooks'

const clients = {}
const isMethod = (name) => !['constructor', 'pathOf', 'ownPath', 'call'].includes(name)
const methodsOf = (one) => Object.getOwnPropertyNames(Object.getPrototypeOf(one)).filter(isMethod)

function resourcesOf(one, prefix = '') {
  const inner = Object.entries(one).filter(([, value]) => /s$/.test(value?.constructor?.name ?? ''))
  const named = inner.filter(([name]) => !['transport', 'options'].includes(name))
  return named.flatMap(([name, value]) => [[`${prefix}${name}`, value], ...resourcesOf(value, `${prefix}${name}.`)])
}

async function plain(value) {
  if (value instanceof ReadableStream) return new Response(value).text()
  if (!value?.[Symbol.asyncIterator]) return (await value) ?? null
  const rows = []
  for await (const row of value) rows.push(row)
  return rows
}

let held
async function hear({ on, stream, take, stop }) {
  if (stream) {
    const opened = []
    held = { opened, events: clients[on].events.stream({ ...stream, onOpened: (id) => opened.push(id) }) }
  }
  const events = []
  while (events.length < take) {
    const { value, done } = await held.events.next()
    if (done) break
    events.push(value)
  }
  if (stop) await held.events.return()
  return { opened: held.opened, events }
}

const facts = ({ name, message, code, status, fields, retryAfter, rateLimit, requestId }) => ({
  ...{ name, message, code, status, fields, retryAfter, rateLimit, requestId },
})

async function answer(asked) {
  const { make, names, webhook, take, on, resource, method, args = [], key } = asked
  if (take !== undefined) return hear(asked)
  if (make) return void (clients[on] = new Gatehouse(make))
  if (webhook) return readWebhook(webhook)
  const client = clients[on]
  if (names)
    return [['', client], ...resourcesOf(client)].flatMap(([path, one]) =>
      methodsOf(one).map((name) => `${path}.${name}`),
    )
  if (method === 'call') return client.call({ ...args[0], idempotencyKey: key })
  const target = resource.split('.').reduce((one, name) => (name ? one[name] : one), client)
  return plain(await target[method](...args, ...(key ? [{ idempotencyKey: key }] : [])))
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = await answer(JSON.parse(line)).then(
    (ok) => ({ ok: ok ?? null }),
    (error) => {
      if (!(error instanceof GatehouseError)) throw error
      return { error: facts(error) }
    },
  )
  console.log(JSON.stringify(said))
}
