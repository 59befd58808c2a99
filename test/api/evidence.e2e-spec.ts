import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { RefusalWriter } from '../../api/src/desk/decisions/refusal-writer.js'
import { Refusal } from '../../api/src/desk/decisions/refusal.entity.js'
import { AuditLog } from '../../api/src/platform/audit/audit-log.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { refusalsKeptMs } from '../../libs/contract/decision-limits.js'
import { holdsCardNumber } from '../../libs/contract/card-numbers.js'
import { signInAdmin } from '../support/builders.js'
import { buildEvidence, type Files, fingerprintIn, linesIn, sealDecisions, verified } from '../support/evidence.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { buildStaffWith, type StaffMember } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let merchant: Merchant
let refused: StaffMember
let files: Files
let pinned: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  pinned = fingerprintIn(api)
  await sealDecisions(api, clock.time() - 60_000)
  merchant = await buildMerchant(api)
  const other = await buildMerchant(api)
  refused = await buildStaffWith(api)
  for (let count = 0; count < 3; count += 1) await merchant.pay()
  await api.call('GET', '/clients', { token: refused.token })
  await api.call('GET', '/clients', { token: refused.token })
  await api.call('GET', `/clients/${other.clientID}/apiusers`, { token: merchant.token })
  await api.call('POST', '/roles', { token: admin, body: { name: 'Sealed role' } })
  await sealDecisions(api)
  ;({ files } = await buildEvidence(api))
})
afterAll(() => api.close())

const without = (name: string, line: number): Files => {
  const lines = String(files.get(name)).split('\n')
  lines.splice(line, 1)
  return new Map(files).set(name, Buffer.from(lines.join('\n')))
}
const changed = (name: string, from: string | RegExp, to: string): Files => {
  const text = String(files.get(name))
  expect(text).toMatch(from)
  return new Map(files).set(name, Buffer.from(text.replace(from, to)))
}

describe('evidence', () => {
  it('holds each refusal, change of rights, approval and routing decision, and verifies', async () => {
    expect((await verified(files, pinned)).told).toEqual([expect.stringContaining('There are no seals before')])
    const refusals = linesIn(files, 'refusals.jsonl').map(({ decision }) => decision)
    expect(refusals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ callerID: refused.id, route: 'GET /clients', reason: 'permission' }),
        expect.objectContaining({ clientID: merchant.clientID, reason: 'other_client' }),
      ]),
    )
    const rights = linesIn(files, 'rights.jsonl').map(({ entry }) => (entry as { action: string }).action)
    expect(rights).toEqual(expect.arrayContaining(['role.created', 'api_user.created']))
    const approvals = linesIn(files, 'approvals.jsonl').map(({ entry }) => (entry as { action: string }).action)
    expect(approvals).toContain('client.approved')
    expect(linesIn(files, 'routing.jsonl')).toHaveLength(3)
    expect(linesIn(files, 'other.jsonl').every((line) => line.withheld === 'not_a_decision' && !line.entry)).toBe(true)
    await expectSoundBooks(api)
  })

  it('verifies without WebCrypto as well, and says so', async () => {
    const { findings } = await verified(files, pinned, null)
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
    expect(findings[0]?.sentence).toContain('with JavaScript')
    const forged = changed('signature.json', /"signature": "./, '"signature": "A')
    expect((await verified(forged, pinned, null)).verdict).toBe('wrong')
  })

  it.each(['seals', 'refusals', 'rights', 'approvals', 'other', 'routing'])(
    'names a line of %s that is gone',
    async (name) => {
      const { verdict, told } = await verified(without(`${name}.jsonl`, 0), pinned)
      expect(verdict).toBe('wrong')
      expect(told).toContainEqual(expect.stringMatching(/^Seal \d+ is missing$|: entry \d+ is missing$/))
    },
  )

  it('names what was changed, line by line', async () => {
    const sentences = async (some: Files) => (await verified(some, pinned)).told.join('\n')
    expect(await sentences(changed('refusals.jsonl', 'GET /clients', 'GET /client2'))).toContain(
      'refusals.jsonl, line 1: entry 1 of refusals was changed',
    )
    expect(await sentences(changed('routing.jsonl', /"processor":"\w+"/, '"processor":"other"'))).toContain(
      'routing.jsonl, line 1: entry 1 of routing was changed',
    )
    expect(await sentences(changed('approvals.jsonl', 'client.approved', 'client.rejected'))).toMatch(
      /approvals.jsonl, line \d+: entry \d+ of audit was changed/,
    )
    expect(await sentences(changed('seals.jsonl', /"sequence":\d+/, '"sequence":99'))).toMatch(/Seal \d+ was changed/)
    expect(await sentences(changed('manifest.json', '"faults": []', '"faults":  []'))).toContain(
      'manifest.json was changed after it was signed',
    )
    expect(await sentences(changed('public-key.pem', /MCow/, 'MCox'))).not.toBe('')
  })

  it('notices any byte that is another one', async () => {
    for (const [name, bytes] of files) {
      if (name === 'verify.html' || bytes.length === 0) continue
      for (const at of [0, Math.floor(bytes.length / 2), bytes.length - 2]) {
        const other = Buffer.from(bytes)
        other[at] = (other[at] ?? 0) ^ 1
        const { verdict } = await verified(new Map(files).set(name, other), pinned)
        expect([name, at, verdict]).toEqual([name, at, 'wrong'])
      }
    }
  })

  it('names a file that is absent, strange or swapped, and a key of somebody else', async () => {
    const fewer = new Map(files)
    fewer.delete('rights.jsonl')
    expect((await verified(fewer, pinned)).told).toContain('rights.jsonl is missing')
    const more = new Map(files).set('notes.txt', Buffer.from('x'))
    expect((await verified(more, pinned)).told).toContain('notes.txt isn’t part of the evidence')
    const swapped = new Map(files)
      .set('rights.jsonl', files.get('rules.jsonl') as Buffer)
      .set('rules.jsonl', files.get('rights.jsonl') as Buffer)
    expect((await verified(swapped, pinned)).told).toEqual(
      expect.arrayContaining([
        'rights.jsonl was changed after it was signed',
        'rules.jsonl was changed after it was signed',
      ]),
    )
    const stranger = await startApi({ APP_SECRET: randomUUID().repeat(2) })
    await sealDecisions(stranger)
    const foreign = await buildEvidence(stranger)
    await stranger.close()
    expect((await verified(foreign.files, '')).verdict).toBe('open')
    expect((await verified(foreign.files, pinned)).told).toContainEqual(
      expect.stringContaining('A different key signed this evidence'),
    )
    const mixed = new Map(files).set('seals.jsonl', foreign.files.get('seals.jsonl') as Buffer)
    expect((await verified(mixed, pinned)).told).toContainEqual(expect.stringContaining('signed with a different key'))
  })

  it('of a time without decisions is whole and empty', async () => {
    await sealDecisions(api)
    const future = new Date(clock.time() + 3_600_000)
    const empty = await buildEvidence(api, { from: future, to: future })
    expect([empty.entries, empty.faults]).toEqual([0, []])
    expect((await verified(empty.files, pinned)).told).toEqual([])
    expect((await verified(empty.files, pinned)).verdict).toBe('good')
  })
})

describe('what the database no longer holds as it was sealed', () => {
  it('is said by the command and by the page', async () => {
    const [attempt] = await api.database.read.query('SELECT "attemptID" FROM "payment_attempts" LIMIT 1')
    const set = (text: string) =>
      api.database.write((manager) =>
        manager.query(
          `UPDATE "payment_attempts" SET "chosenBecause" = '${text}' WHERE "attemptID" = '${attempt.attemptID}'`,
        ),
      )
    await set('token')
    const { faults, files: altered } = await buildEvidence(api)
    await set('only_account')
    expect(faults).toEqual([expect.stringContaining('routing: entries 1 to 3 were sealed')])
    expect((await verified(altered, pinned)).told).toContainEqual(
      expect.stringMatching(/^routing: entry \d+ doesn’t match seal/),
    )
  })

  it('hands over only the hash of an entry that holds a card number', async () => {
    await api.app.get(AuditLog, { strict: false }).unit((_, record) =>
      record({
        action: 'role.updated',
        target: { kind: 'role', id: 'rol_x' },
        after: { name: '4111 1111 1111 1129' },
      }),
    )
    await sealDecisions(api)
    const made = await buildEvidence(api)
    expect(linesIn(made.files, 'rights.jsonl').filter(({ withheld }) => withheld === 'card_number')).toHaveLength(1)
    for (const [name, bytes] of made.files) expect([name, holdsCardNumber(String(bytes))]).toEqual([name, false])
    expect((await verified(made.files, pinned)).verdict).toBe('open')
  })

  it('says which refusals are no longer kept', async () => {
    await api.database.write((manager) =>
      manager.update(Refusal, { sequence: 1 }, { createdAt: new Date(clock.time() - refusalsKeptMs - 1_000) }),
    )
    await api.app.get(Retention, { strict: false }).removeOld(clock.time())
    const { files: pruned, faults } = await buildEvidence(api)
    expect(faults).toEqual([])
    const { verdict, told } = await verified(pruned, pinned)
    expect([verdict, told]).toEqual([
      'open',
      expect.arrayContaining([
        expect.stringContaining('refusals: entries 1 to 1 were deleted because the operator keeps them for 730 days'),
      ]),
    ])
  })
})

describe('GET /decisions', () => {
  it('lists each kind, newest first, by who and when', async () => {
    const list = (query: string) => api.call('GET', `/decisions?${query}`, { token: admin })
    for (const kind of ['refusals', 'rights', 'approvals', 'rules', 'routing', 'risk']) {
      const { status, body } = await list(`kind=${kind}&limit=2`)
      expect([kind, status]).toEqual([kind, 200])
      expect(body.items.every((item: { kind: string }) => item.kind === kind)).toBe(true)
    }
    const first = (await list('kind=routing&limit=2')).body
    const second = (await list(`kind=routing&limit=2&cursor=${first.nextCursor}`)).body
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect([new Set(ids).size, second.nextCursor]).toEqual([3, null])
    const all = (await list('kind=refusals')).body.items
    const { actorID } = all.find(({ targetID }: { targetID: string }) => targetID === merchant.clientID)
    expect(actorID).toMatch(/^mem_/)
    expect((await list(`kind=refusals&actor=${actorID}`)).body.items).toMatchObject([{ actorID }])
    expect((await list('kind=refusals&to=2020-01-01T00:00:00.000Z')).body.items).toEqual([])
    expect((await list('kind=lucky')).status).toBe(422)
  })

  it('is for staff who hold it', async () => {
    for (const path of ['/decisions', '/decisions/seal']) {
      expect((await api.call('GET', path)).status).toBe(401)
      expect((await api.call('GET', path, { token: refused.token })).body.code).toBe('PERMISSION_MISSING')
      expect((await api.call('GET', path, { token: merchant.accessToken })).body.code).toBe('WRONG_AUDIENCE')
    }
    const { body } = await api.call('GET', '/decisions/seal', { token: admin })
    expect(body).toMatchObject({ fingerprint: pinned, number: expect.any(Number) })
    expect(body.chains.map(({ chain }: { chain: string }) => chain)).toEqual(['audit', 'refusals', 'routing', 'risk'])
  })
})

describe('refusals', () => {
  it('of several processes at once make one chain, and equal ones of a second are one with their count', async () => {
    const writer = api.app.get(RefusalWriter, { strict: false })
    const caller = { audience: 'portal', portalUserID: 'usr_many' } as never
    for (let count = 0; count < 5; count += 1)
      writer.take({ caller, routeKey: 'GET /x', reason: 'permission' }, clock.now())
    await Promise.all([writer.flush(), writer.flush()])
    expect(await api.database.read.findBy(Refusal, { callerID: 'usr_many' })).toMatchObject([{ count: 5 }])
    await sealDecisions(api)
    expect((await buildEvidence(api)).faults).toEqual([])
  })
})
