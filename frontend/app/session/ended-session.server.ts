import { redirect } from 'react-router'
import { isScripted } from './form.server'
import type { HeldToken } from './held-token.server'
import { dropKeptForm, holdsKeptForm, keepForm } from './kept-form.server'
import { signInPage } from './sign-in-page'
import type { Context } from './site-context.server'

type Page = '/client/login' | '/admin/login'

interface Guarded {
  request: Request
  context: Context
  page: Page
  origin: string
  /** The last session of this browser, if it knows of one. */
  held: HeldToken | null
}

/** Nobody is signed in: to the sign-in page, with what was typed, if it is known whose it is. */
export async function leadToSignIn({ request, context, page, origin, held }: Guarded): Promise<Response> {
  const kept = request.method === 'GET' ? null : await keepForm(context, request, held)
  // Only from inside the area does a script ask, or a form come.
  const wasThere = held !== null || request.method !== 'GET' || isScripted(request)
  const response = redirect(signInPage(page, origin, kept ? 'kept' : wasThere ? 'yes' : null))
  if (kept) response.headers.append('Set-Cookie', kept)
  return response
}

interface Interrupted {
  hasEnded: () => boolean
  mustEnrol: () => boolean
}

/** Runs the page of somebody who holds a session. What was typed is kept where that is interrupted. */
export async function orLeadToSignIn(
  guarded: Guarded,
  run: () => Promise<Response>,
  { hasEnded, mustEnrol }: Interrupted,
) {
  const { request, context } = guarded
  const isPost = request.method !== 'GET'
  const copy = isPost ? request.clone() : request
  const response = await run().catch(async (thrown: unknown) => {
    if (!isPost || !(thrown instanceof Response)) throw thrown
    if (mustEnrol()) throw await keepingForm(thrown, { ...guarded, request: copy })
    if (!hasEnded()) throw thrown
    const signIn = await leadToSignIn({ ...guarded, request: copy })
    for (const cookie of thrown.headers.getSetCookie()) signIn.headers.append('Set-Cookie', cookie)
    throw signIn
  })
  if (isPost && !hasEnded() && !mustEnrol() && (await holdsKeptForm(request, context)))
    response.headers.append('Set-Cookie', await dropKeptForm(context))
  return response
}

async function keepingForm(response: Response, { request, context, held }: Guarded): Promise<Response> {
  const kept = await keepForm(context, request, held)
  if (kept) response.headers.append('Set-Cookie', kept)
  return response
}
