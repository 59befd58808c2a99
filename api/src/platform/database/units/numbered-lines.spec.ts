import { describe, expect, it } from '@jest/globals'
import { inOrder } from './numbered-lines.js'

describe('inOrder', () => {
  it('locks tables by name, however a unit found out about them, then lines by number', () => {
    const sorted = ['audit_entries', 'usage_events', 'ledger#0', 'ledger#3']
    expect(inOrder(['usage_events', 'ledger#3', 'audit_entries', 'ledger#0'])).toEqual(sorted)
    expect(inOrder(['ledger#0', 'audit_entries', 'audit_entries', 'ledger#3', 'usage_events'])).toEqual(sorted)
  })
})
