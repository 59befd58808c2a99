export interface EvidenceFile {
  name: string
  /** Base64 */
  content: string
}

const heads = { JVBERi: 'application/pdf', '/9j/': 'image/jpeg', iVBORw0KGgo: 'image/png' } as const
export type EvidenceFileType = (typeof heads)[keyof typeof heads]

const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)

/** By its first bytes, whatever it is called; null: none that is taken. */
export function evidenceFileTypeOf(content: string): EvidenceFileType | null {
  const found = Object.entries(heads).find(([head]) => content.startsWith(head))
  return found && isBase64(content) ? found[1] : null
}
