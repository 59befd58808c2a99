import { invalid } from './stripe-refusal.js'

export interface StripeFile {
  name: string
  type: string
  size: number
  content: string
}

export interface UploadedForm {
  purpose: string
  file?: StripeFile
}

/** A form of the type multipart/form-data, as "Create a file" of Stripe's API reference takes it. */
export function uploadedForm(body: string, contentType: string): UploadedForm {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(contentType)?.[1]
  if (!boundary) throw invalid('invalid_content_type')
  const form: UploadedForm = { purpose: '' }
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const content = rest.join('\r\n\r\n').replace(/\r\n$/, '')
    const name = /; name="(\w+)"/.exec(head)?.[1]
    const type = /Content-Type: (\S+)/.exec(head)?.[1] ?? ''
    const filename = /filename="([^"]*)"/.exec(head)?.[1] ?? ''
    if (name === 'purpose') form.purpose = content
    if (name === 'file') form.file = { name: filename, type, size: Buffer.byteLength(content), content }
  }
  return form
}
