import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../support/test-api.js'

const folder = fileURLToPath(new URL('../../api/src/platform/database/migrations', import.meta.url))

// What databases out there have recorded: a file may be renamed, its class never.
const recorded = [
  'Foundation1763726400000',
  'Events1763737200000',
  'Money1763737800000',
  'Webhooks1763738400000',
  'PaymentLinks1763739000000',
  'StaffLists1763743200000',
  'Retention1763758800000',
  'ClientSummary1763769600000',
  'UnloggedLimits1763771400000',
  'Verifications1763805600000',
  'Takeover1763806200000',
  'StaffAccounts1763806800000',
  'KnownDevices1763807400000',
  'RevokedTokens1763808600000',
  'InFlightBy1763811600000',
]

let api: TestApi
let names: string[]
beforeAll(async () => {
  api = await startApi()
  const rows: { name: string }[] = await api.database.read.query('SELECT "name" FROM "migrations" ORDER BY "timestamp"')
  names = rows.map(({ name }) => name)
})
afterAll(() => api.close())

/** `ClientSummary1763769600000` as its file is called: `202511220000-client-summary.ts`. */
function fileOf(name: string): string {
  const [, words = '', time = ''] = /^(\D+)(\d+)$/.exec(name) ?? []
  const minute = new Date(Number(time)).toISOString().replace(/\D/g, '').slice(0, 12)
  return `${minute}${words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

describe('the migrations', () => {
  it('are in files named by the time that their classes carry, in that order', () => {
    expect(readdirSync(folder).sort()).toEqual(names.map(fileOf))
  })

  it('keep the names that databases have recorded', () => {
    expect(names.slice(0, recorded.length)).toEqual(recorded)
  })
})
