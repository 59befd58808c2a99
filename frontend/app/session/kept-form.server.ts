import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keptFormMs } from '#contract/limits.js'
import { siteCookie } from './cookies.server'
import type { HeldToken } from './held-token.server'
import { type Context, siteContext } from './site-context.server'

/** What somebody typed into a form that was sent after the session had ended. */
export interface KeptForm {
  path: string
  /** By input names; a name may come several times. */
  typed: [string, string][]
}

interface Kept extends KeptForm {
  /** Whose it is: nobody else is shown it. */
  owner: string
}

// A browser takes four kilobytes for a cookie; more than that is not kept.
const keptMaxLength = 3_500
const notKept = /password|secret|token|^(formID|seen|intent)$/i

const cookie = (context: Context) => siteCookie(context, 'keptForm', { maxAgeMs: keptFormMs })
// Sealed with the first; the others are those of before a rotation.
const keysOf = (context: Context) =>
  context.get(siteContext).cookieSecrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'kept forms', 32)))

/** The header that keeps it, or null if there is nothing to keep. Passwords are never in it. */
export async function keepForm(context: Context, request: Request, held: HeldToken | null): Promise<string | null> {
  const owner = held && ownerOf(held.token)
  if (!owner) return null
  const form = await request.formData().catch(() => new FormData())
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && !notKept.test(name) ? [[name, value]] : [],
  )
  if (typed.length === 0) return null
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  const [key] = keysOf(context)
  if (!key) return null
  const sealed = seal(JSON.stringify({ owner, path, typed } satisfies Kept), key)
  return sealed.length > keptMaxLength ? null : cookie(context).write(sealed)
}

/** What this person typed into the form of this page, once they are signed in again. */
export async function readKeptForm(request: Request, context: Context, owner: string): Promise<KeptForm | null> {
  const sealed: unknown = await cookie(context).read(request)
  const kept = keysOf(context)
    .map((key) => open(sealed, key))
    .find((opened) => opened !== null)
  return kept?.owner === owner ? { path: kept.path, typed: kept.typed } : null
}

/** Once it was sent again, whatever came of it. */
export const holdsKeptForm = async (request: Request, context: Context): Promise<boolean> =>
  Boolean(await cookie(context).read(request))

export const dropKeptForm = (context: Context): Promise<string> => cookie(context).clear()

/** Whom a token says it is about. Unchecked: it is only compared with who signs in. */
function ownerOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const { sub } = Object(claims) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}

function seal(text: string, key: Buffer): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function open(sealed: unknown, key: Buffer): Kept | null {
  if (typeof sealed !== 'string' || sealed === '') return null
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()) as Kept
  } catch {
    // Made with another secret, or changed on the way: there is nothing to offer.
    return null
  }
}
