import { describe, expect, it, jest } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { type AuditedRows, changeRow } from './change-row.js'

class Shop {
  shopID = 'shp_1'
  name = 'Pine'
  tags = ['a']
  status = 'open'
  secretHash = 'x'
  deletedAt: Date | null = null
}
const shops: AuditedRows<Shop> = {
  entity: Shop,
  kind: 'shop',
  id: 'shopID',
  facts: ({ name, tags, status }) => ({ name, tags, status }),
  always: ['status'],
}

async function changed(change: Partial<Shop>, more?: object) {
  const update = jest.fn(async () => undefined)
  const record = jest.fn(async () => undefined)
  const shop = new Shop()
  const manager = { update } as unknown as EntityManager
  await changeRow(shops, manager, record, shop, { action: 'shop.changed', change, ...(more && { more }) })
  return { shop, updates: update.mock.calls, told: record.mock.calls.flat()[0] as unknown }
}

describe('changeRow', () => {
  it('writes the change, and tells what differs beside what is always told', async () => {
    const { shop, updates, told } = await changed({ name: 'Oak', tags: ['a'], secretHash: 'y' }, { reason: 'moved' })
    expect(updates).toEqual([[Shop, { shopID: 'shp_1' }, { name: 'Oak', tags: ['a'], secretHash: 'y' }]])
    expect(shop).toMatchObject({ name: 'Oak', secretHash: 'y' })
    expect(told).toEqual({
      action: 'shop.changed',
      target: { kind: 'shop', id: 'shp_1' },
      before: { status: 'open', name: 'Pine' },
      after: { status: 'open', name: 'Oak', reason: 'moved' },
    })
  })

  it('tells all of a row that is deleted', async () => {
    const { told } = await changed({ deletedAt: new Date() })
    const all = { name: 'Pine', tags: ['a'], status: 'open' }
    expect(told).toMatchObject({ before: all, after: all })
  })

  it('writes nothing where nothing changes, and records that it was asked', async () => {
    const { updates, told } = await changed({})
    expect(updates).toEqual([])
    expect(told).toMatchObject({ before: { status: 'open' }, after: { status: 'open' } })
  })
})
