import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { Buffer } from 'node:buffer'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clock } from '#contract/clock.js'
import type { StatementView } from '#contract/statements.js'
import { monthAt } from '#contract/months.js'
import { post } from '../../api/src/money/ledger/post.js'
import { payoutFeeLines, payoutLines, payoutPaidLines } from '../../api/src/money/ledger/postings.js'
import { saveReserve } from '../../api/src/money/plans/terms-of-client.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { signInAdmin } from '../support/builders.js'
import { requireDescribed } from '../support/description.js'
import { buildMerchant, expectSoundBooks, type Merchant, openDispute } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

const month = monthAt(clock.now())
const hasPdfToText = spawnSync('pdftotext', ['-v']).error === undefined

let api: TestApi
let admin: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  merchant = await buildMerchant(api)
  const { clientID, pay, ask } = merchant
  await api.database.write((manager) => saveReserve(manager, clientID, { reserveHundredths: 1_000, reserveDays: 7 }))
  await pay({ amount: 500, currency: 'JPY' })
  const { transactionID } = (await pay({ paymentMethod: 'pm_dispute_later' })).body
  await ask(transactionID, 'refunds', { amount: 2_000 })
  const disputeID = await openDispute(api, merchant, transactionID)
  await pay()
  const close = { token: admin, body: { outcome: 'lost' } }
  await api.call('POST', `/disputes/${disputeID}/close`, close)
  const about = { mode: 'test', currency: 'USD', clientID, payoutID: newId('pyo') } as const
  await api.database.write(async (manager) => {
    await post(manager, { kind: 'payout', about, lines: payoutLines(3_000) })
    await post(manager, { kind: 'payout_fee', about, lines: payoutFeeLines(25) })
    await post(manager, { kind: 'payout_paid', about, lines: payoutPaidLines(3_000, ['bank', newId('bka')]) })
    await post(manager, { kind: 'payout', about, lines: payoutLines(100) })
  })
})
afterAll(() => api.close())

const path = (rest = '', query = `month=${month}`) => `/clients/${merchant.clientID}/statements${rest}?${query}`
const get = (rest?: string, query?: string, token = merchant.token) => api.call('GET', path(rest, query), { token })
const usdOf = ({ currencies }: StatementView) => currencies.find(({ currency }) => currency === 'USD')

describe('GET /clients/:clientID/statements', () => {
  it('explains what the client is owed to the cent, by what moved', async () => {
    const { body } = await get()
    expect(body).toMatchObject({ clientID: merchant.clientID, mode: 'test', month, isComplete: false })
    const usd = usdOf(body)
    expect(usd).toMatchObject({
      opening: 0,
      payments: 20_000,
      refunds: -2_000,
      disputes: -8_000,
      payouts: -3_000,
      other: 0,
    })
    expect(usd).toMatchObject({ fees: -500 + 50 + 200 - 25, closing: 6_725, movements: 6 })
    expect(usd?.parts).toEqual({ available: 4_675, pending: 0, disputed: 0, reserved: 1_950, inTransit: 100 })
    const { items } = (await merchant.get('/balance')).body
    for (const { currency, closing, parts } of (body as StatementView).currencies) {
      const balance = items.find((one: { currency: string }) => one.currency === currency)
      expect(balance).toEqual({ currency, ...parts })
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(closing)
    }
    await expectSoundBooks(api)
  })

  it('is the same for staff; nobody else’s, and another mode’s is empty', async () => {
    expect((await get('', undefined, admin)).body).toEqual((await get()).body)
    const other = await buildMerchant(api)
    expect((await get('', undefined, other.token)).status).toBe(404)
    expect((await get('', undefined, merchant.accessToken)).status).toBe(403)
    expect((await get('', `month=${month}&mode=live`, admin)).body.currencies).toEqual([])
  })

  it('opens the next month with what this one closed with', async () => {
    const { body } = await get()
    const year = Number(month.slice(0, 4))
    await api.database.write((manager) =>
      manager.query(`UPDATE "ledger_entries" SET "createdAt" = ${Date.UTC(year - 1, 5, 15)} WHERE "clientID" = $1`, [
        merchant.clientID,
      ]),
    )
    const then = (await get('', `month=${year - 1}-06`)).body
    expect([usdOf(then)?.closing, then.isComplete]).toEqual([usdOf(body)?.closing, true])
    expect(usdOf((await get()).body)).toMatchObject({ opening: 6_725, closing: 6_725, movements: 0 })
    expect((await get('', `month=${year - 1}-05`)).body.currencies).toEqual([])
    const now = clock.time()
    await api.database.write((manager) =>
      manager.query(`UPDATE "ledger_entries" SET "createdAt" = ${now} WHERE "clientID" = $1`, [merchant.clientID]),
    )
  })

  it.each(['', 'month=', 'month=2026-13', 'month=2026-1', 'month=2999-01', 'month=1999-01', 'month=2026-10-01'])(
    'refuses %s',
    async (query) => {
      for (const rest of ['', '/statement.csv', '/statement.pdf']) {
        const { status, body } = await get(rest, query)
        expect([status, body.message]).toEqual([422, 'Enter a past or current month as YYYY-MM'])
      }
    },
  )
})

describe('the files of a statement', () => {
  const file = async (name: string) => {
    const url = `${api.url}/api${path(`/${name}`)}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${merchant.token}` } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    await requireDescribed('GET', path(`/${name}`), { status: answer.status, headers: answer.headers, body: '' })
    return { headers: answer.headers, bytes }
  }

  it('CSV: each movement, whose net explains the closing balance', async () => {
    const { headers, bytes } = await file('statement.csv')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="statement-${month}.csv"`)
    const [head = '', ...lines] = bytes.toString().trim().split('\r\n')
    const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [head.split(',')[at], cell])))
    const usd = rows.filter(({ currency }) => currency === 'USD')
    expect(usd.map(({ kind }) => kind)).toEqual([
      ...['opening', 'payment', 'refund', 'payment', 'dispute_lost', 'payout_fee', 'payout_paid', 'closing'],
    ])
    expect(usd.reduce((sum, { net }) => sum + Math.round(Number(net?.replace("'", '')) * 100), 0)).toBe(6_725)
    expect([usd.at(-2)?.balance, usd.at(-1)?.balance]).toEqual(['67.25', '67.25'])
  })

  it('PDF: A4, tagged, with embedded fonts', async () => {
    const { headers, bytes } = await file('statement.pdf')
    expect(headers.get('content-type')).toBe('application/pdf')
    const text = bytes.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    // Not toMatch, which would print the whole file.
    const named = ['/MediaBox [0 0 595.28 841.89]', '/Marked true', '/StructTreeRoot', '/Lang (en)', '/S /TH']
    expect(named.filter((name) => !text.includes(name))).toEqual([])
    expect(text.split('/FontFile2')).toHaveLength(3)
  })

  const itReads = hasPdfToText ? it : it.skip
  itReads(
    `PDF: says the same amounts${hasPdfToText ? '' : ' (skipped: pdftotext of poppler-utils is not installed)'}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'statement-'))
      try {
        const place = join(folder, 'statement.pdf')
        writeFileSync(place, (await file('statement.pdf')).bytes)
        const text = spawnSync('pdftotext', ['-layout', place, '-']).stdout.toString()
        for (const words of [merchant.clientID, 'Closing balance', '67.25', '−80.00', 'In reserve', '19.50'])
          expect(text).toContain(words)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  )
})
