import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { payLink } from '../support/payment-links.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'

const person = {
  name: 'Zebulon Wrexford-Quill',
  emailAddress: 'zebulon@wrexford-quill.example.com',
  phoneNumber: '+442079460958',
  address: { line1: '47 Thistledown Quay', city: 'Ravenglass-on-Sea', postalCode: 'ZX47 9QQ' },
}

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
})
afterEach(() => remove())

it('the logs never name a customer, whether the call succeeds or is refused', async () => {
  const gatehouse = await startGatehouse({ ...settings, LOG_LEVEL: 'debug' })
  const client = await buildClient(gatehouse)
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  const create = (body: object) => gatehouse.call('POST', '/customers', { token, body, headers: idempotencyKey() })
  const { customerID } = (await create(person)).body
  expect((await create({ ...person, wrong: 1 })).status).toBe(422)
  const search = new URLSearchParams({ q: person.name, emailAddress: person.emailAddress })
  expect((await gatehouse.call('GET', `/customers?${search}`, { token })).status).toBe(200)
  const session = await buildSession(gatehouse, token, { customerID })
  expect((await payLink(gatehouse, tokenOf(session))).status).toBe(201)
  expect((await gatehouse.call('DELETE', `/customers/${customerID}`, { token })).status).toBe(200)
  const { stdout, stderr } = await gatehouse.end('SIGTERM')
  const logs = `${stdout}${stderr}`
  const { name, emailAddress, phoneNumber, address } = person
  const words = [...name.split(' '), emailAddress, phoneNumber, ...Object.values(address)]
  const forms = words.flatMap((word) => [word, encodeURIComponent(word), word.replaceAll(' ', '+')])
  expect(forms.filter((word) => logs.includes(word))).toEqual([])
  expect(logs).toContain('/customers')
})
