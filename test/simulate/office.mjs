// What staff do all day beside the payments: they pay clients out, approve what others made, send files to the banks and bring in what those tell.
import { strict as assert } from 'node:assert'
import { admin } from './server.mjs'

const checker = { email: 'checker@gatehouse.test', password: 'checks what others make' }

class Gone extends Error {}

export class Office {
  counts = {
    'by hand': 0,
    approved: 0,
    canceled: 0,
    'files made': 0,
    'statements told': 0,
    'explained by hand': 0,
    'sent back': 0,
    'reports brought': 0,
    'refunds adopted': 0,
  }
  #server
  #banks
  #merchants
  #processors
  #transfers
  #random
  #tokens = {}
  #keys = 0
  /** Asked for, and not answered yet. */
  #asked = []
  /** How many statements of each bank have been taken. */
  #told = new Map()
  /** Reports that are files, of a processor that answers none by a call; all of them. */
  #reports = []
  #brought = 0
  /** What was acknowledged. */
  created = new Set()

  static async open({ server, banks, merchants, processors, transfers, staffToken }, random) {
    const office = new Office()
    office.#server = server
    office.#banks = banks
    office.#merchants = merchants
    office.#processors = processors
    office.#transfers = transfers
    office.#random = random
    const body = { userName: 'Checker', ...checker, isAdmin: true, roles: [] }
    const made = await server.call('POST', '/portal-users', { token: staffToken, body })
    assert.equal(made.status, 201, JSON.stringify(made))
    return office
  }

  /** Whatever is not done yet, until the process is gone. */
  async work({ isLast = false } = {}) {
    try {
      this.#tokens = { maker: await this.#signIn(admin), checker: await this.#signIn(checker) }
      if (!isLast) this.#wish()
      await this.#payOut()
      await this.#approve()
      for (const bank of this.#banks.all) await this.#workAt(bank)
      await this.#bringReports()
      await this.#explain()
      await this.#adopt()
      return true
    } catch (error) {
      if (error instanceof Gone) return false
      throw error
    }
  }

  /** Refunds that were made in a dashboard, from the rows that name them; one that failed there has two rows, which cancel out. */
  async #adopt() {
    const token = this.#tokens.maker
    const open = '/reconciliation-differences?state=open&kind=missing_here&limit=100'
    const rows = (await this.#ask('GET', open, { token })).body.items.filter(({ about }) => about === 'row')
    for (const { differenceID, theirs } of rows.filter((one) => one.theirs < 0)) {
      const path = `/reconciliation-differences/${differenceID}`
      const { status, body } = await this.#ask('POST', `${path}/adopt-refund`, { token, body: {} })
      this.counts['refunds adopted'] += Number(status === 200)
      const way = body.code === 'REFUND_HAS_OTHER_ROWS' && rows.find((one) => one.theirs === -theirs)
      if (!way) continue
      for (const id of [differenceID, way.differenceID]) {
        const explain = { token, body: { explanation: 'The refund failed at the processor.' } }
        await this.#ask('POST', `/reconciliation-differences/${id}/explain`, explain)
      }
    }
  }

  /** What waits for the office, for a rail or for a bank. */
  async left() {
    const [{ payouts, entries, rows }] = await this.#server.read(`SELECT
      (SELECT COUNT(*) FROM "payouts" WHERE "status" IN ('created', 'awaiting_approval', 'approved', 'sent')) AS "payouts",
      (SELECT COUNT(*) FROM "bank_statement_entries" WHERE "status" <> 'matched') AS "entries",
      (SELECT COUNT(*) FROM "reconciliation_differences" WHERE "about" = 'row' AND "kind" = 'missing_here' AND "theirs" < 0
        AND "resolvedAt" IS NULL AND "explainedAt" IS NULL) AS "rows"`)
    return { payouts: Number(payouts), entries: Number(entries), rows: Number(rows), asked: this.#asked.length }
  }

  async #ask(method, path, options) {
    const answer = await this.#server.call(method, path, options)
    if (!answer || answer.status === 503) throw new Gone()
    assert.ok(answer.status < 500, `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer
  }

  async #signIn(body) {
    const { token } = (await this.#ask('POST', '/portal-users/login', { body })).body
    if (!token) throw new Gone()
    return token
  }

  #wish() {
    if (this.#random.chance(0.5)) return
    this.#keys += 1
    const { clientID } = this.#random.one(this.#merchants)
    const body = { clientID, currency: this.#random.one(['EUR', 'NGN', 'USD', 'JPY']) }
    if (this.#random.chance(0.6)) body.amount = 100 + Math.floor(this.#random.next() * 20_000)
    this.#asked.push({ key: `office-${this.#keys}`, body })
  }

  async #payOut() {
    // A call that nobody answered is made again with its key, until it is answered.
    while (this.#asked.length > 0) {
      const [{ key, body }] = this.#asked
      const { status, body: payout } = await this.#ask('POST', '/payouts', { token: this.#tokens.maker, key, body })
      this.#asked.shift()
      assert.ok([201, 409].includes(status), JSON.stringify(payout))
      if (status === 201) this.created.add(payout.payoutID)
    }
    this.counts['by hand'] = this.created.size
  }

  async #approve() {
    const token = this.#tokens.checker
    const { items } = (await this.#ask('GET', '/payouts?status=awaiting_approval&limit=100', { token })).body
    for (const { payoutID } of items) {
      if (this.#random.chance(0.06)) {
        const action = this.#random.one(['cancel', 'reject'])
        await this.#ask('POST', `/payouts/${payoutID}/${action}`, { token, body: { reason: 'Not now' } })
        this.counts.canceled += 1
        continue
      }
      const { revision } = (await this.#ask('GET', `/payouts/${payoutID}`, { token })).body.desk
      const { status } = await this.#ask('POST', `/payouts/${payoutID}/approve`, { token, body: { revision } })
      this.counts.approved += Number(status === 200)
    }
  }

  async #workAt({ bankAccountID, bank }) {
    const token = this.#tokens.maker
    const { status } = await this.#ask('POST', '/payout-files', { token, body: { bankAccountID } })
    this.counts['files made'] += Number(status === 201)
    const path = `/payout-files?bankAccountID=${bankAccountID}&limit=20`
    for (const { payoutFileID } of (await this.#ask('GET', path, { token })).body.items) {
      const { text } = await this.#ask('GET', `/payout-files/${payoutFileID}/content`, { token })
      bank.take(text)
    }
    const before = this.#told.get(bankAccountID) ?? 0
    // The last two are told again each time: whoever does not know what became of a file sends it again.
    for (const [at, statement] of bank.statements.entries()) {
      if (at < before - 2) continue
      const sent = `/bank-statements?bankAccountID=${bankAccountID}`
      const answer = await this.#ask('POST', sent, { token, body: statement, type: 'application/xml' })
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      if (at < before) assert.equal(answer.body.entries, 0, 'A statement counted twice')
      else this.counts['statements told'] += 1
      this.#told.set(bankAccountID, Math.max(this.#told.get(bankAccountID) ?? 0, at + 1))
    }
  }

  /** A processor's day has ended: what it tells as a file is there. */
  takeReports() {
    for (const { accountID, double } of this.#processors.all) {
      const file = double.settlementReport?.()
      if (file?.includes('\n')) this.#reports.push({ accountID, file })
    }
  }

  async #bringReports() {
    const token = this.#tokens.maker
    // The last one is brought again each time, and counts once.
    for (const [at, { accountID, file }] of this.#reports.entries()) {
      if (at < this.#brought - 1) continue
      const path = `/processor-reports?processorAccountID=${accountID}`
      const { status, body } = await this.#ask('POST', path, { token, body: file, type: 'text/csv' })
      assert.equal(status, 200, JSON.stringify(body))
      this.#brought = Math.max(this.#brought, at + 1)
    }
    this.counts['reports brought'] = this.#brought
  }

  /** Too much, twice or too late goes back; a wrong digit is found by asking the payer. A part of an open payment waits. */
  async #explainTransfer({ entryID, text, suggestions }) {
    const token = this.#tokens.maker
    const path = `/bank-statement-entries/${entryID}/match`
    const meant = this.#transfers.meantBy(text)
    const back = suggestions.find(({ kind }) => kind === 'return')
    if (!meant && !back) return
    const body = meant ? { kind: 'payment', matchedID: meant } : { kind: 'return' }
    const { status } = await this.#ask('POST', path, { token, body })
    // The payment has ended meanwhile, and nothing names it, so the money stays ours until the payer asks for it.
    if (meant && status >= 400) await this.#ask('POST', path, { token, body: { kind: 'own_money' } })
    this.counts[back ? 'sent back' : 'explained by hand'] += 1
  }

  /** What no rule explains: a processor that takes money back, and money of our own. */
  async #explain() {
    const token = this.#tokens.maker
    const { items } = (await this.#ask('GET', '/bank-statement-entries?status=unmatched&limit=100', { token })).body
    for (const { entryID, counterparty, text, endToEndID, namedTransactionID, suggestions } of items) {
      if (endToEndID) continue
      if (namedTransactionID || this.#transfers.meantBy(text)) {
        await this.#explainTransfer({ entryID, text, suggestions })
        continue
      }
      const said = `${counterparty ?? ''} ${text ?? ''}`.toLowerCase()
      const at = this.#processors.all.find(({ processor }) => said.includes(processor))
      const body = at ? { kind: 'processor', matchedID: at.accountID } : { kind: 'own_money' }
      const { status } = await this.#ask('POST', `/bank-statement-entries/${entryID}/match`, { token, body })
      this.counts['explained by hand'] += Number(status < 300)
    }
  }
}
