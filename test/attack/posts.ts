import { adminEmail, adminPassword } from '../support/calls.js'
import { clientPassword } from '../support/builders.js'
import { type Ask, ask, type Said, shown } from './ask.js'
import { chosen, type Effort, timeOf } from './effort.js'
import { inLanes } from './lanes.js'
import type { Report } from './report.js'
import type { SiteAction } from './site-actions.js'
import type { Stage } from './stage.js'

const part = 'posts'
const form = 'application/x-www-form-urlencoded'

/** What other sites can make a browser say of where a form came from. */
const foreignOrigins = (own: string): string[] => {
  const { protocol, hostname, port, host } = new URL(own)
  return [
    'https://evil.test',
    'null',
    `${protocol}//${host}.evil.test`,
    `${protocol}//evil.test:${port}`,
    `${protocol}//evil-${host}`,
    `${protocol}//${hostname}:${Number(port) + 1}`,
    `${protocol}//${hostname}`,
    `https://${host}`,
    `${protocol}//${host}@evil.test`,
    'file://',
  ]
}

interface Post extends SiteAction {
  origin: string
}

/** A form of another site to every action of ours, in the browser of somebody who is signed in. */
export async function attackPosts(stage: Stage, report: Report, effort: Effort): Promise<void> {
  const { actions } = stage
  report.count('actions of the site', actions.length)
  const signedIn = new Browsers(stage)
  for (const action of chosen(actions, effort)) await tryOwn(stage, report, signedIn, action)
  // One after the other: each asks whether it changed anything.
  const posts = chosen(everyPost(stage, actions), effort)
  await inLanes(posts, 1, (post) => tryForeign(stage, report, signedIn, post), timeOf(effort))
}

const everyPost = (stage: Stage, actions: SiteAction[]): Post[] =>
  actions.flatMap((action) => {
    const address = addressOf(stage, action)
    const paths = [address, `${address}.data`]
    return foreignOrigins(stage.url).flatMap((origin) => paths.map((path) => ({ ...action, path, origin })))
  })

async function tryForeign(stage: Stage, report: Report, signedIn: Browsers, post: Post): Promise<void> {
  const asked = await postOf(signedIn, post)
  const before = await sequence(stage)
  const said = await ask(stage.url, asked)
  report.count('foreign posts')
  const changed = (await sequence(stage)) !== before
  if (!changed && isRefusal(said) && said.headers.getSetCookie().length === 0) return
  const what = `${post.id} took a form of another site with ${said.status}${changed ? ', and something changed' : ''}`
  report.add({ part, what, request: shown(asked, `somebody signed in (${post.area})`) }, post.id)
  // It may have signed them out.
  signedIn.forget()
}

/** The same form from our own page is answered otherwise, or a refusal would prove nothing; for ids that name nothing. */
async function tryOwn(stage: Stage, report: Report, signedIn: Browsers, action: SiteAction): Promise<void> {
  if (action.id.endsWith('/logout')) return
  const path = action.path.replace(':outcome', 'won').replace(/:\w+/g, 'abs_0')
  const from = async (origin: string) => ask(stage.url, await postOf(signedIn, { ...action, path, origin }))
  const [own, foreign] = [await from(stage.url), await from('https://evil.test')]
  report.count('own posts')
  if (own.status !== foreign.status || own.text !== foreign.text) return
  const what = `${action.id} answers its own form and a foreign one alike (${own.status}): a refusal here proves nothing`
  report.add({ part, what, request: shown({ method: 'POST', path }) })
}

const isRefusal = ({ status }: Said) => status === 400 || status === 403

async function postOf(signedIn: Browsers, { path, origin, area }: Post): Promise<Ask> {
  const cookie = await signedIn.cookieOf(area)
  return { method: 'POST', path, headers: { origin, 'content-type': form, ...(cookie && { cookie }) }, body: 'a=1' }
}

const addressOf = ({ own, victim }: Stage, { path, area }: SiteAction) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'outcome' ? 'won' : ((area === 'client' ? own.ids[name] : victim.ids[name]?.[0]) ?? 'abs_0'),
  )

/** Every change is written into the audit log, so that its end tells whether anything changed. */
async function sequence({ url, administrator }: Stage): Promise<unknown> {
  const { body } = await ask(url, { method: 'GET', path: '/api/audit?limit=1', token: administrator })
  return body?.items?.[0]?.sequence
}

/** The cookies of browsers that are signed in, each area once. */
class Browsers {
  private readonly known = new Map<string, string>()

  constructor(private readonly stage: Stage) {}

  forget(): void {
    this.known.clear()
  }

  async cookieOf(area: SiteAction['area']): Promise<string> {
    if (area === 'open') return ''
    const known = this.known.get(area) ?? (await this.signIn(area))
    this.known.set(area, known)
    return known
  }

  private async signIn(area: 'client' | 'admin'): Promise<string> {
    const { url, own } = this.stage
    const fields: Record<string, string> =
      area === 'client'
        ? { emailAddress: own.emailAddress, password: clientPassword }
        : { email: adminEmail, password: adminPassword }
    const headers = { origin: url, 'content-type': form }
    const body = String(new URLSearchParams(fields))
    const { headers: said, status } = await ask(url, { method: 'POST', path: `/${area}/login`, headers, body })
    const cookies = said.getSetCookie().map((cookie) => cookie.split(';')[0])
    if (cookies.length === 0) throw new Error(`Signing in at /${area}/login answered ${status} and set no cookie`)
    return cookies.join('; ')
  }
}
