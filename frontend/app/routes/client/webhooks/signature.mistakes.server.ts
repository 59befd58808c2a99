import { createHmac } from 'node:crypto'
import type { WebhookSignatureView } from '#contract/webhooks.js'

type Way<T> = readonly [T, string | null]

/** Which step a signature made with the right secret went another way in; each way is tried with each other. */
export function mistakeIn(own: string, secret: string, view: WebhookSignatureView): string {
  const given = own.split(/\s+/).map(withoutVersion)
  for (const [key, keyMistake] of keysOf(secret))
    for (const [text, textMistake] of textsOf(view))
      for (const [encoding, encodingMistake] of encodings) {
        const mistakes = [textMistake, keyMistake, encodingMistake].filter((one) => one !== null)
        const made = createHmac('sha256', key).update(text).digest(encoding)
        if (given.some((one) => isSame(one, made, encoding))) return mistakes.join(' ') || versionMissing
      }
  return unknown
}

const withoutVersion = (one: string) => one.replace(/^v1[,=]/, '')
const isSame = (given: string, made: string, encoding: string) =>
  encoding === 'hex' ? given.toLowerCase() === made : given === made

function keysOf(secret: string): Way<Buffer>[] {
  const base64 = secret.replace(/^whsec_/, '')
  return [
    [Buffer.from(base64, 'base64'), null],
    [
      Buffer.from(secret),
      'Your key is the text of the secret: take off whsec_ and decode the rest from base64 (step 5).',
    ],
    [Buffer.from(base64), 'Your key is not decoded: decode what stands behind whsec_ from base64 (step 5).'],
    [Buffer.from(secret, 'base64'), 'You decode whsec_ along with the rest: take it off first (step 5).'],
  ]
}

function textsOf({ webhookID, timestamp, body, signedText }: WebhookSignatureView): Way<string>[] {
  const head = `${webhookID}.${timestamp}.`
  return [
    [signedText, null],
    [body, 'You sign the body alone: put webhook-id and webhook-timestamp before it (step 4).'],
    [`${timestamp}.${body}`, 'The webhook-id is missing before the timestamp (step 4).'],
    [`${webhookID}.${body}`, 'The webhook-timestamp is missing before the body (step 4).'],
    [`${timestamp}.${webhookID}.${body}`, 'The webhook-id comes first, then the timestamp (step 4).'],
    [`${webhookID}.${timestamp}000.${body}`, 'Take the timestamp as it stands in the header, in seconds (step 4).'],
    [head + JSON.stringify(JSON.parse(body), null, 2), `${parsed} Yours was indented.`],
    [head + spaced(body), `${parsed} Yours has blanks that ours has not.`],
    [`${signedText}\n`, 'A line break stands at the end of your text (step 1).'],
    [head, 'Your body is empty: something has read it before you did (step 1).'],
    [`${head}[object Object]`, `${parsed} Yours was an object.`],
    [`${head}undefined`, 'Your body is undefined: nothing has read it before you did (step 1).'],
  ]
}

const parsed = 'Sign the body as it came, not one that was parsed and written again (step 1).'

/** As Python's json.dumps writes it, with a blank behind each comma and colon that is not in a text. */
const spaced = (body: string) =>
  body.replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[,:]/g, (part) => (/^[,:]$/.test(part) ? `${part} ` : part))

const encodings: Way<'base64' | 'hex' | 'base64url'>[] = [
  ['base64', null],
  ['hex', 'Encode the result as base64, not as hexadecimal (step 6).'],
  ['base64url', 'Encode the result as ordinary base64, with + and / and = (step 6).'],
]

const versionMissing = 'Only the version is missing: compare with what stands behind "v1," (step 7).'
const unknown =
  'It comes from other bytes. Compare your text with the signed text in step 4, character by character, and make sure ' +
  'that it is the body of this message.'
