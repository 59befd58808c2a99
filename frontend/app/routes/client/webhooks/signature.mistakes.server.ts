import { createHmac } from 'node:crypto'
import * as words from '#contract/messages/client/webhook-signatures.js'
import type { WebhookSignatureView } from '#contract/webhooks.js'

type Way<T> = readonly [T, string | null]

/** Which step a signature made with the right secret went another way in; each way is tried with each other. */
export function mistakeIn(own: string, secret: string, view: WebhookSignatureView): string {
  const given = own.split(/\s+/).map(withoutVersion)
  for (const [key, keyMistake] of keysOf(secret))
    for (const [text, textMistake] of textsOf(view))
      for (const [encoding, encodingMistake] of encodings()) {
        const mistakes = [textMistake, keyMistake, encodingMistake].filter((one) => one !== null)
        const made = createHmac('sha256', key).update(text).digest(encoding)
        if (given.some((one) => isSame(one, made, encoding))) return mistakes.join(' ') || versionMissing()
      }
  return unknown()
}

const withoutVersion = (one: string) => one.replace(/^v1[,=]/, '')
const isSame = (given: string, made: string, encoding: string) =>
  encoding === 'hex' ? given.toLowerCase() === made : given === made

function keysOf(secret: string): Way<Buffer>[] {
  const base64 = secret.replace(/^whsec_/, '')
  return [
    [Buffer.from(base64, 'base64'), null],
    [Buffer.from(secret), words.yourKeyIsTheText],
    [Buffer.from(base64), words.yourKeyIsNotDecoded],
    [Buffer.from(secret, 'base64'), words.youDecodeWhsecAlongWith],
  ]
}

function textsOf({ webhookID, timestamp, body, signedText }: WebhookSignatureView): Way<string>[] {
  const head = `${webhookID}.${timestamp}.`
  return [
    [signedText, null],
    [body, words.youSignTheBodyAlone],
    [`${timestamp}.${body}`, words.theWebhookIdIsMissing],
    [`${webhookID}.${body}`, words.theWebhookTimestampIsMissing],
    [`${timestamp}.${webhookID}.${body}`, words.theWebhookIdComesFirst],
    [`${webhookID}.${timestamp}000.${body}`, words.takeTheTimestampAsIt],
    [head + JSON.stringify(JSON.parse(body), null, 2), words.parsedYoursWasIndented(parsed())],
    [head + spaced(body), words.yoursHasBlanksThatOurs(parsed())],
    [`${signedText}\n`, words.aLineBreakStandsAt],
    [head, words.yourBodyIsEmptySomething],
    [`${head}[object Object]`, words.yoursWasAnObject(parsed())],
    [`${head}undefined`, words.yourBodyIsUndefinedNothing],
  ]
}

const parsed = () => words.signTheBodyAsIt

/** As Python's json.dumps writes it, with a blank behind each comma and colon that is not in a text. */
const spaced = (body: string) =>
  body.replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[,:]/g, (part) => (/^[,:]$/.test(part) ? `${part} ` : part))

const encodings = (): Way<'base64' | 'hex' | 'base64url'>[] => [
  ['base64', null],
  ['hex', words.encodeTheResultAsBase64],
  ['base64url', words.ordinaryBase64],
]

const versionMissing = () => words.onlyTheVersionIsMissing
const unknown = () => words.itComesFromOtherBytes
