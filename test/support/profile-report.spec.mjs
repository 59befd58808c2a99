import { describe, expect, it } from '@jest/globals'
import { tableOf } from './profile-report.mjs'

const line = (step, file, cpu, more = {}) => ({ step, file, wall: cpu * 2, cpu, own: cpu, idle: cpu, ...more })

describe('the table of what tests cost', () => {
  const rows = tableOf([
    line('api-sqlite', 'cheap.ts', 1, { signIns: 2 }),
    line('api-sqlite', 'dear.ts', 7.25, { signIns: 3, starts: 1 }),
    line('pages-sqlite', 'page.ts', 3),
  ]).map((row) => row.split(' | '))

  it('begins with the sums of each step, and goes on with the dearest file', () => {
    expect(rows.slice(2).map(([step, file]) => `${step.slice(2)} ${file}`)).toEqual([
      'api-sqlite all',
      'pages-sqlite all',
      'api-sqlite dear.ts',
      'pages-sqlite page.ts',
      'api-sqlite cheap.ts',
    ])
  })

  it('adds up seconds and counts, and leaves empty what was not counted', () => {
    const [, , sums, , dear] = rows
    const at = (name) => rows[0].indexOf(name)
    expect([sums[at('cpu')], sums[at('signIns')], sums[at('starts')]]).toEqual(['8.3', '5', '1'])
    expect([dear[at('cpu')], dear[at('contexts')]]).toEqual(['7.3', ''])
  })
})
