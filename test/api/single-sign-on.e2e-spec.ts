import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { proofLifeMs } from '#contract/factor-limits.js'
import { portalSessionMaxMs } from '#contract/limits.js'
import { SignOnState } from '../../api/src/people/identity-providers/sign-on-state.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { outcomeOf } from '../support/factors.js'
import { walkThrough } from '../support/identity-provider.mjs'
import {
  addPerson,
  addStaff,
  begin,
  type Connected,
  connect,
  finish,
  signOn,
  type SignOnWorld,
  startWithProvider,
} from '../support/single-sign-on.js'

let world: SignOnWorld
let acme: Connected
beforeAll(async () => {
  world = await startWithProvider()
  acme = await connect(world)
})
afterAll(() => world.close())

const invalid = [422, 'SINGLE_SIGN_ON_INVALID']
const wrong = [502, 'IDENTITY_PROVIDER_WRONG']

const newPerson = async (provider = acme, overrides = {}) => {
  const person = addPerson(world.idp, provider, overrides)
  return { ...person, staff: await addStaff(world, person.email) }
}
const begun = async () => (await begin(world.api, acme.providerID)).body as { url: string; browserToken: string }
const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''

describe('a sign-in by an identity provider', () => {
  it('opens the session that a password opens', async () => {
    const { api } = world
    const { staff, ...person } = await newPerson()
    const before = clock.time()
    const { status, body } = await signOn(world, acme, person)
    expect([status, Object.keys(body).sort()]).toEqual([200, ['deviceToken', 'expiresAt', 'token', 'user']])
    expect(body.user).toMatchObject({ id: staff.id, email: person.email })
    expect((await api.call('GET', '/portal-users/me', { token: body.token })).status).toBe(200)
    const session = await api.database.read.findOneByOrFail(Session, { subjectID: staff.id })
    expect(session).toMatchObject({ providerID: acme.providerID, provenBy: 'single_sign_on' })
    expect(session.endsAt.getTime() - before).toBeLessThan(portalSessionMaxMs + 60_000)
    expect(clock.time() - (session.provenAt?.getTime() ?? 0)).toBeLessThan(proofLifeMs)
    const entries = await api.database.read.find(AuditEntry, { where: { targetID: staff.id } })
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['portal_user.single_sign_on_linked', 'portal_user.signed_in']),
    )
    const log = (await api.call('GET', '/account/security-log', { token: body.token })).body
    expect(log.items.map(({ event }: { event: string }) => event)).toContain('signed_in')
  })

  it('is asked for by code, PKCE, nonce and state, and keeps none of them', async () => {
    const { url, browserToken } = await begun()
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${world.api.url}/admin/login/callback`,
      nonce: expect.stringMatching(/^\w{40,}$/),
      state: expect.stringMatching(/^[\w-]{40,}$/),
    })
    const kept = JSON.stringify(await world.api.database.read.find(SignOnState))
    for (const secret of [asked.state, asked.nonce, browserToken]) expect(kept).not.toContain(secret)
  })

  it('is for the browser that began it, once', async () => {
    const { api } = world
    const person = await newPerson()
    const { url, browserToken } = await begun()
    const back = await walkThrough(url, person.id)
    const other = await begun()
    expect(outcomeOf(await finish(api, back, other.browserToken))).toEqual(invalid)
    expect(outcomeOf(await finish(api, back, browserToken))).toEqual(invalid)
    const again = await begun()
    const answer = await walkThrough(again.url, person.id)
    expect((await finish(api, answer, again.browserToken)).status).toBe(200)
    expect(outcomeOf(await finish(api, answer, again.browserToken))).toEqual(invalid)
  })

  it('is opened once by two answers at the same moment', async () => {
    const { api } = world
    const { staff, ...person } = await newPerson()
    const { url, browserToken } = await begun()
    const back = await walkThrough(url, person.id)
    const answers = await Promise.all([1, 2, 3].map(() => finish(api, back, browserToken)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await api.database.read.countBy(Session, { subjectID: staff.id })).toBe(1)
  })

  it('is two sign-ins of one browser, if it begins two', async () => {
    const { api } = world
    const person = await newPerson()
    const first = await begun()
    const second = (await begin(api, acme.providerID, first.browserToken)).body
    expect(second.browserToken).toBe(first.browserToken)
    for (const { url } of [second, first])
      expect((await finish(api, await walkThrough(url, person.id), first.browserToken)).status).toBe(200)
  })

  it('ends after ten minutes', async () => {
    const { api } = world
    const person = await newPerson()
    const { url, browserToken } = await begun()
    const back = await walkThrough(url, person.id)
    const endsAt = new Date(clock.time() - 1)
    await api.database.write((manager) => manager.update(SignOnState, { providerID: acme.providerID }, { endsAt }))
    expect(outcomeOf(await finish(api, back, browserToken))).toEqual(invalid)
  })

  it('takes no state that nobody made, and none at all', async () => {
    const { browserToken } = await begun()
    for (const answer of ['code=x&state=made-up', 'code=x', 'state='])
      expect(outcomeOf(await finish(world.api, new URL(`http://x/?${answer}`), browserToken))).toEqual(invalid)
  })

  it.each([
    ['nonce', 'another-nonce'],
    ['code_challenge', 'a-challenge-of-another-verifier-0123456789012'],
  ])('refuses an answer to another %s', async (name, value) => {
    const person = await newPerson()
    const { url, browserToken } = await begun()
    const other = new URL(url)
    other.searchParams.set(name, value)
    expect(outcomeOf(await finish(world.api, await walkThrough(other.href, person.id), browserToken))).toEqual(wrong)
  })

  it('refuses a code that was used, one of somebody else, and another issuer in the answer', async () => {
    const { api } = world
    const person = await newPerson()
    const first = await begun()
    const used = await walkThrough(first.url, person.id)
    await finish(api, used, first.browserToken)
    const second = await begun()
    const back = new URL(used)
    back.searchParams.set('state', stateOf(second.url))
    expect(outcomeOf(await finish(api, back, second.browserToken))).toEqual(wrong)
    const third = await begun()
    const lied = await walkThrough(third.url, person.id)
    lied.searchParams.set('iss', 'https://another.example.com')
    expect(outcomeOf(await finish(api, lied, third.browserToken))).toEqual(wrong)
  })

  it('says so when the provider sends back an error', async () => {
    const { url, browserToken } = await begun()
    const back = new URL(`http://x/?error=access_denied&state=${stateOf(url)}&iss=${world.idp.issuer}`)
    expect(outcomeOf(await finish(world.api, back, browserToken))).toEqual([403, 'SINGLE_SIGN_ON_DENIED'])
  })
})
