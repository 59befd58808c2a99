import { holdsCardNumber } from '#contract/card-numbers.js'
import { documentNameMaxLength } from '#contract/document-limits.js'
import type { DocumentType } from '#contract/requirement-kinds.js'
import type { Upload } from './read-upload.js'

const endings: Record<DocumentType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A name is only shown, and the ending is that of the content. */
export function fileNameOf({ name }: Pick<Upload, 'name'>, mediaType: DocumentType): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const kept = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, documentNameMaxLength)
  const isPlain = kept !== '' && !holdsCardNumber(kept)
  return `${isPlain ? kept : 'document'}.${endings[mediaType]}`
}
