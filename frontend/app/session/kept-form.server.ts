import { keptFormMs } from '#contract/limits.js'
import { siteCookie } from './cookies.server'
import { formOf } from './form.server'
import type { HeldToken } from './held-token.server'
import { type Context, siteContext } from './site-context.server'

export interface KeptForm {
  path: string
  /** By input names; a name may come several times. */
  typed: [string, string][]
}

// A browser takes four kilobytes for a cookie; more than that is not kept.
const keptMaxLength = 3_500
const notKept = /password|secret|token|^(formID|seen|intent)$/i

const cookie = (context: Context) => siteCookie(context, 'keptForm', { maxAgeMs: keptFormMs })

/** The header that keeps it, or null if there is nothing to keep. Passwords are never in it. */
export async function keepForm(context: Context, request: Request, held: HeldToken | null): Promise<string | null> {
  const owner = held && ownerOf(held.token)
  if (!owner) return null
  const form = await formOf(request).catch(() => new FormData())
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && !notKept.test(name) ? [[name, value]] : [],
  )
  if (typed.length === 0) return null
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  const sealed = context.get(siteContext).keptForms.seal(owner, JSON.stringify({ path, typed } satisfies KeptForm))
  return sealed.length > keptMaxLength ? null : cookie(context).write(sealed)
}

/** What this person typed into the form of this page, once they are signed in again. */
export async function readKeptForm(request: Request, context: Context, owner: string): Promise<KeptForm | null> {
  const sealed: unknown = await cookie(context).read(request)
  if (typeof sealed !== 'string' || sealed === '') return null
  try {
    return JSON.parse(context.get(siteContext).keptForms.open(owner, sealed)) as KeptForm
  } catch {
    // Somebody else's, made with another secret, or changed on the way: there is nothing to offer.
    return null
  }
}

/** Once it was sent again, whatever came of it. */
export const holdsKeptForm = async (request: Request, context: Context): Promise<boolean> =>
  Boolean(await cookie(context).read(request))

export const dropKeptForm = (context: Context): Promise<string> => cookie(context).clear()

/** Whom a token says it is about. Unchecked: it is only compared with who signs in. */
export function ownerOf(token: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const { sub } = Object(claims) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
