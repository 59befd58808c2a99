import { describe, expect, it } from '@jest/globals'
import {
  uploadsAtOnce,
  uploadsOfApplicants,
  uploadsOfOne,
  uploadsOfOneWaitingMax,
  uploadsWaitingMax,
} from '#contract/document-limits.js'
import { type Uploader, UploadSlots } from './upload-slots.js'

const applicant = (key: string): Uploader => ({ key, isApplicant: true })
const client = (key: string): Uploader => ({ key, isApplicant: false })
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

function takeAll(slots: UploadSlots, uploaders: Uploader[]) {
  const taken: Uploader[] = []
  for (const uploader of uploaders) void slots.take(uploader).then(() => taken.push(uploader))
  return taken
}

describe('the places of uploads', () => {
  it('are not all held by one, nor by applicants, however many ask', async () => {
    const slots = new UploadSlots()
    const one = takeAll(
      slots,
      Array.from({ length: 20 }, () => applicant('a')),
    )
    await turns()
    expect(one).toHaveLength(uploadsOfOne)
    const others = takeAll(
      slots,
      Array.from({ length: 50 }, (_, at) => applicant(`b${at}`)),
    )
    await turns()
    expect(one.length + others.length).toBe(uploadsOfApplicants)
    const merchants = takeAll(
      slots,
      Array.from({ length: 20 }, (_, at) => client(`c${at}`)),
    )
    await turns()
    expect(merchants).toHaveLength(uploadsAtOnce - uploadsOfApplicants)
  })

  it('go to the first who waits and has room, once each, and are given back once', async () => {
    const slots = new UploadSlots()
    const uploaders = Array.from({ length: 30 }, (_, at) => client(`c${at}`))
    const taken = takeAll(slots, uploaders)
    await turns()
    for (let done = 0; done < uploaders.length; done += 1) {
      const next = taken[done]
      if (next) slots.release(next)
      if (next) slots.release(next)
      await turns()
      expect(taken.length - done - 1).toBeLessThanOrEqual(uploadsAtOnce)
    }
    expect(taken).toEqual(uploaders)
  })

  it('are waited for by so many, and by so many of one, and no more', async () => {
    const slots = new UploadSlots()
    const own = Array.from({ length: uploadsOfOne + uploadsOfOneWaitingMax }, () => client('a'))
    takeAll(slots, own)
    await turns()
    await expect(slots.take(client('a'))).rejects.toThrow('Many files are being uploaded right now')
    const room = uploadsAtOnce + uploadsWaitingMax - own.length
    takeAll(
      slots,
      Array.from({ length: room }, (_, at) => client(`c${at}`)),
    )
    await turns()
    await expect(slots.take(client('last'))).rejects.toThrow('Many files are being uploaded right now')
  })
})
