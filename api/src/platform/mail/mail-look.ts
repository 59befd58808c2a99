import { directionOf, type Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import type { Words } from './mail-part.js'

// Mail programs know neither our style sheet nor our font, so the colours of the site's tokens are repeated here.
const page = 'margin:0;padding:24px;background:#f4f4f5;font-family:system-ui,-apple-system,Segoe UI,Arial,sans-serif'
const card = 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#18181b'
const brand = 'margin:0 0 24px;font-size:18px;font-weight:700'
const line = 'margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;white-space:pre-line'
const button =
  'display:inline-block;padding:12px 20px;background:#18181b;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none'
const small = 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#52525b;overflow-wrap:anywhere'

export function asText({ greeting, paragraphs, button: { label, path }, closing }: Words, origin: string): string {
  return `${[greeting, ...paragraphs, `${label}:\n${origin}${path}`, closing, '-- \nGatehouse'].join('\n\n')}\n`
}

export function asHtml(words: Words & { language: Language }, origin: string): string {
  const { language } = words
  const { buttonDoesNotWork } = wordsIn[language].accountMails
  const address = escaped(origin + words.button.path)
  const lines = [words.greeting, ...words.paragraphs].map((text) => `<p style="${line}">${escaped(text)}</p>`)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(words.subject)}</title></head>
<body style="${page}">
<div style="${card}">
<p style="${brand}">Gatehouse</p>
${lines.join('\n')}
${codeOf(words)}<p style="${line}"><a href="${address}" style="${button}">${escaped(words.button.label)}</a></p>
<p style="${small}">${buttonDoesNotWork(address)}</p>
<p style="${small}">${escaped(words.closing)}</p>
</div>
</body>
</html>
`
}

/** The name under which a mail carries the picture of its code. */
export const codeID = 'code@gatehouse'
const picture = 'display:block;width:200px;height:200px;margin:0 0 16px'

const codeOf = ({ code }: Words): string =>
  code ? `<p style="${line}">${escaped(code.label)}<img src="cid:${codeID}" alt="" style="${picture}"></p>\n` : ''

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
