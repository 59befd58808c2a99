import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPublicKey, verify } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LedgerSealView } from '#contract/ledger.js'
import { cutLedger, verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import type { LedgerCut } from '../../api/src/money/book-verification/ledger-cut.js'
import { LedgerSeals } from '../../api/src/money/ledger-seals/ledger-seals.service.js'
import { Environment } from '../../api/src/platform/config/environment.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { answerWith, WebhookReceiver } from '../support/webhook-receiver.js'

let api: TestApi
let merchant: Merchant
let token: string
let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await new WebhookReceiver().start()
  api = await startApi({ LEDGER_LINES: '4' })
  token = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await api.close()
  await receiver.stop()
})

const seals = () => api.app.get(LedgerSeals, { strict: false })
const read = async () => (await api.call('GET', '/ledger/seals', { token })).body
const told = () => receiver.received.map(({ body }) => (JSON.parse(body) as LedgerSealView).number)

describe('GET /ledger/seals', () => {
  it('answers what was sealed: decisions alone, and after a payment one seal of every line that has entries, signed', async () => {
    await seals().seal()
    const before = (await read()).items
    expect(before[0].heads).toEqual([])
    expect(before[0].decisions.map(({ chain }: { chain: string }) => chain)).toEqual([
      'audit',
      'refusals',
      'routing',
      'risk',
    ])
    expect(before.at(-1)).toMatchObject({ number: 1, previousHash: '0'.repeat(64) })
    await merchant.pay()
    await Promise.all([seals().seal(), seals().seal(), seals().seal()])
    const { items, publicKey, untoldSince } = await read()
    expect([items.length, untoldSince]).toEqual([before.length + 1, null])
    expect(items[0]).toMatchObject({ previousHash: before[0].hash, publicKey, sentAt: null })
    expect(items[0].heads).toEqual([
      { line: expect.any(Number), sequence: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(publicKey, 'base64')])
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    const isSigned = (hash: string) =>
      verify(null, Buffer.from(hash, 'hex'), key, Buffer.from(items[0].signature, 'base64'))
    expect([isSigned(items[0].hash), isSigned('1'.repeat(64))]).toEqual([true, false])
  })

  it('chains them, and makes none while nothing is booked', async () => {
    expect(await seals().seal()).toBeNull()
    await merchant.pay()
    await seals().seal()
    const [second, first] = (await read()).items
    expect([second.number, second.previousHash]).toEqual([first.number + 1, first.hash])
    await expectSoundBooks(api)
  })
})

describe('SEALS_URL', () => {
  const tellTo = (address: string) => Object.assign(api.app.get(Environment, { strict: false }), { SEALS_URL: address })

  it('is told each seal in order; what was refused is told again, and how long it has waited is said', async () => {
    tellTo(receiver.url())
    receiver.answer = answerWith(500)
    await seals().tell()
    expect([told(), (await read()).untoldSince]).toEqual([[1], expect.any(String)])
    receiver.answer = answerWith(204)
    await seals().tell()
    await seals().tell()
    const { items, untoldSince } = await read()
    expect(told()).toEqual([1, ...items.map(({ number }: LedgerSealView) => number).toReversed()])
    expect([untoldSince, items.every(({ sentAt }: LedgerSealView) => sentAt !== null)]).toEqual([null, true])
  })

  it('may be a file, to which each is appended', async () => {
    const path = join(api.settings.DATA_DIR ?? '', 'seals.jsonl')
    tellTo(pathToFileURL(path).href)
    const [last] = (await read()).items
    for (let turn = 0; turn < 2; turn += 1) {
      await merchant.pay()
      await seals().seal()
      await seals().tell()
    }
    expect(existsSync(path)).toBe(true)
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as LedgerSealView).number)).toEqual([last.number + 1, last.number + 2])
  })
})

describe('books in several lines', () => {
  it('are cut where a seal saw them, and verified from there', async () => {
    const { items } = await read()
    const cut = (await cutLedger(api.database, items[0].heads)) as LedgerCut
    await merchant.pay()
    expect(await verifyLedger(api.database, cut)).toEqual({ entries: 3, isIntact: true, fault: null })
    // The client's id says in which line it is.
    const hash = '1'.repeat(64)
    const [line] = cut.lines ?? []
    const wrong = line ? { ...cut, lines: [{ ...line, hash }] } : { ...cut, hash }
    expect((await verifyLedger(api.database, wrong)).fault).toMatch(/^(line \d: )?entry \d+ does not follow/)
  })

  it('are never sealed once the end of a line was taken back', async () => {
    await seals().seal()
    await api.database
      .write(async (manager) => {
        await manager.query('DELETE FROM "ledger_entries" WHERE "sequence" > 6')
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await seals().seal()).toBeNull()
    await api.database.write((manager) =>
      manager.query('UPDATE "ledger_seals" SET "heads" = REPLACE("heads", \',15,\', \',99,\')'),
    )
    await expect(seals().seal()).rejects.toThrow('The ledger is damaged: line')
  })
})
