import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient, signInAdmin, signupInput } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Two installations in one process, each with a database and a secret of its own.
let first: TestApi
let second: TestApi
beforeAll(async () => {
  first = await startApi()
  second = await startApi()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

interface Token {
  path: string
  token: string
  /** What only the caller whom this token proves is answered. */
  proof: Record<string, unknown>
}

/** A token of each of the four kinds, and where it is good. */
async function tokensOf(api: TestApi): Promise<Token[]> {
  const client = await buildClient(api)
  const { clientID, emailAddress } = client
  const { accessToken } = await buildApiUser(api, client)
  const input = signupInput()
  const { clientID: waitingID, statusToken } = (await api.call('POST', '/clients/register', { body: input })).body
  return [
    { path: '/portal-users/me', token: await signInAdmin(api), proof: { isAdmin: true } },
    { path: '/clients/me', token: client.token, proof: { clientID, emailAddress } },
    { path: '/balance', token: accessToken, proof: { items: [] } },
    { path: '/clients/status', token: statusToken, proof: { clientID: waitingID, isActive: false } },
  ]
}

const expectGood = async (api: TestApi, tokens: Token[]) => {
  for (const { path, token, proof } of tokens)
    expect([path, await api.call('GET', path, { token })]).toMatchObject([path, { status: 200, body: proof }])
}

describe('two apps in one process', () => {
  let firstTokens: Token[]
  beforeAll(async () => {
    firstTokens = await tokensOf(first)
  })

  it('each answer their own tokens, and refuse those of the other one', async () => {
    const secondTokens = await tokensOf(second)
    await expectGood(first, firstTokens)
    await expectGood(second, secondTokens)
    for (const { path, token } of firstTokens) expect((await second.call('GET', path, { token })).status).toBe(401)
    for (const { path, token } of secondTokens) expect((await first.call('GET', path, { token })).status).toBe(401)
  })

  it('have nothing to do with each other: one that is closed takes nothing from the other', async () => {
    const third = await startApi()
    await expectGood(third, await tokensOf(third))
    await third.close()
    await expectGood(first, firstTokens)
  })
})

describe('callers at the same moment', () => {
  it('are never taken for each other', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => buildClient(first)))
    const callers = Array.from({ length: 10 }, () => clients).flat()
    const answers = await Promise.all(callers.map(({ token }) => first.call('GET', '/clients/me', { token })))
    expect(answers.map(({ body }) => body.clientID)).toEqual(callers.map(({ clientID }) => clientID))
  })
})
