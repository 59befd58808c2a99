import { Logger } from '@nestjs/common'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { Letter } from './letter.js'
import { MailAttachments } from './mail-attachments.js'

const letter = { kind: 'invoice', to: 'ada@example.com', aboutID: 'inv_1' } as Letter
const file = { filename: 'invoice.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the files of a mail', () => {
  it('are made from the ID that the mail is about, for its kind alone', async () => {
    const attachments = new MailAttachments()
    attachments.register(['invoice'], async (aboutID) => (aboutID === 'inv_1' ? file : null))
    expect(await attachments.of(letter)).toEqual([file])
    expect(await attachments.of({ ...letter, aboutID: 'inv_2' })).toEqual([])
    expect(await attachments.of({ ...letter, kind: 'receipt' } as Letter)).toEqual([])
  })

  it('are left out, and the log says so, when one cannot be made', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const attachments = new MailAttachments()
    attachments.register(['invoice'], () => Promise.reject(new Error('no font')))
    expect(await attachments.of(letter)).toEqual([])
    expect(logged.mock.calls[0]?.[0]).toContain('inv_1 (invoice)')
  })
})
