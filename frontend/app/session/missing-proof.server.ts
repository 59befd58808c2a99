import { redirect } from 'react-router'
import { carriedFileMaxBytes } from '#contract/document-limits.js'
import { type ProofMethod, proofHeader } from '#contract/factor-limits.js'
import { formOf, isScripted, withCarriedForm } from './form.server'
import type { HeldToken } from './held-token.server'
import { ownerOf } from './kept-form.server'
import { type Context, siteContext } from './site-context.server'

interface Asked {
  request: Request
  context: Context
  url: URL
  page: '/client/step-up' | '/admin/step-up'
  held: HeldToken | null
}

export const carriedName = 'carriedForm'

interface CarriedFile {
  name: string
  type: string
  base64: string
}

interface Carried {
  to: string
  typed: [string, string | CarriedFile][]
}

/**
 * A call of the page wants a fresh proof: scripts ask for it in a dialog and send the same request again, a form without
 * them goes along to a page of its own, and a file waits behind that page.
 */
export async function orAskForProof(
  asked: Asked,
  missing: () => ProofMethod[] | undefined,
  run: () => Promise<Response>,
) {
  const { request, url, page } = asked
  const carried = await carriedBy(asked)
  const answer = await (carried ? withCarriedForm(carried, run) : run()).catch((thrown: unknown) => {
    if (missing() && thrown instanceof Response) return thrown
    throw thrown
  })
  const methods = missing()
  if (!methods) return answer
  if (request.method !== 'GET' && isScripted(request)) {
    // It is sent again: what this try would have said on the next page is not said.
    answer.headers.delete('Set-Cookie')
    answer.headers.set(proofHeader, methods.join(' '))
    return answer
  }
  const query = new URLSearchParams({ to: url.pathname + url.search, by: methods.join(' ') })
  throw redirect(`${page}?${query}`, request.method === 'GET' ? 302 : 307)
}

/** For this person alone, and for the address it was sent to; null if its files are too large for a page. */
export async function sealForm({ context, held }: Pick<Asked, 'context' | 'held'>, to: string, form: FormData) {
  const bytes = [...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)
  if (bytes > carriedFileMaxBytes) return null
  const typed = await Promise.all(
    [...form].map(async ([name, value]): Promise<Carried['typed'][number]> => [name, await packed(value)]),
  )
  const carried: Carried = { to, typed }
  return context.get(siteContext).keptForms.seal(purposeOf(held), JSON.stringify(carried))
}

const packed = async (value: FormDataEntryValue): Promise<string | CarriedFile> =>
  typeof value === 'string'
    ? value
    : { name: value.name, type: value.type, base64: Buffer.from(await value.arrayBuffer()).toString('base64') }

const unpacked = (value: string | CarriedFile): string | File =>
  typeof value === 'string' ? value : new File([Buffer.from(value.base64, 'base64')], value.name, { type: value.type })

async function carriedBy({ request, context, url, page, held }: Asked): Promise<FormData | null> {
  if (request.method === 'GET' || url.pathname === page) return null
  const form = await formOf(request.clone()).catch(() => null)
  const sealed = form?.get(carriedName)
  if (typeof sealed !== 'string') return null
  const { to, typed } = openedOf(context, held, sealed)
  const opened = new FormData()
  if (to !== url.pathname + url.search) return opened
  for (const [name, value] of typed) {
    const entry = unpacked(value)
    if (typeof entry === 'string') opened.append(name, entry)
    else opened.append(name, entry, entry.name)
  }
  return opened
}

function openedOf(context: Context, held: HeldToken | null, sealed: string): Carried {
  try {
    return JSON.parse(context.get(siteContext).keptForms.open(purposeOf(held), sealed)) as Carried
  } catch {
    // Somebody else's, or changed on the way: the form looks empty, and its action says what is missing.
    return { to: '', typed: [] }
  }
}

const purposeOf = (held: HeldToken | null) => `carried by ${(held && ownerOf(held.token)) ?? 'nobody'}`
