import { redirect } from 'react-router'
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

interface Carried {
  to: string
  typed: [string, string][]
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

/** For this person alone, and for the address it was sent to. */
export function sealForm({ context, held }: Pick<Asked, 'context' | 'held'>, to: string, form: FormData): string {
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const carried: Carried = { to, typed }
  return context.get(siteContext).keptForms.seal(purposeOf(held), JSON.stringify(carried))
}

async function carriedBy({ request, context, url, page, held }: Asked): Promise<FormData | null> {
  if (request.method === 'GET' || url.pathname === page) return null
  const form = await formOf(request.clone()).catch(() => null)
  const sealed = form?.get(carriedName)
  if (typeof sealed !== 'string') return null
  const { to, typed } = openedOf(context, held, sealed)
  const opened = new FormData()
  if (to === url.pathname + url.search) for (const [name, value] of typed) opened.append(name, value)
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
