import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { buildClient, clientPassword, signInAdmin, signupInput } from '../support/builders.js'
import { controllerMethods } from '../support/routes.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('POST /clients/register', () => {
  it('answers the id of a client that waits', async () => {
    const { status, body } = await api.call('POST', '/clients/register', { body: signupInput() })
    expect(status).toBe(201)
    expect(body).toEqual({
      clientID: expect.stringMatching(/^cli_[0-9a-z]{26}$/),
      isActive: false,
      statusToken: expect.any(String),
    })
  })

  it('names every field that is missing, in the words of the specification', async () => {
    const { status, body } = await api.call('POST', '/clients/register', { body: {} })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      name: 'Name is required',
      clientType: 'Please select a client type',
      emailAddress: 'Email is required',
      chargePercentage: 'Charge percentage is required',
      password: 'Password is required',
    })
    expect(body).toMatchObject({ error: body.message, code: 'INVALID_INPUT', requestId: expect.any(String) })
  })

  it.each([
    ['emailAddress', 'no-at-sign', 'Invalid email format'],
    ['emailAddress', 7, 'Invalid email format'],
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['password', 'Password123', 'This password is too common. Choose another one'],
    ['chargePercentage', 0, 'Please enter a valid percentage'],
    ['chargePercentage', -1, 'Please enter a valid percentage'],
    ['chargePercentage', 100.01, 'Please enter a valid percentage'],
    ['chargePercentage', 2.555, 'Please enter a valid percentage'],
    ['chargePercentage', 1e-7, 'Please enter a valid percentage'],
    ['chargePercentage', 'plenty', 'Please enter a valid percentage'],
    ['clientType', 'Government', 'Please select a client type'],
    ['name', '   ', 'Name is required'],
    ['name', 'nul\u0000', 'Remove the invisible characters'],
    ['name', ['a'], 'Enter text'],
    ['name', 'x'.repeat(201), 'Use at most 200 characters'],
    ['phoneNumber', '12', 'Enter the number in international format, such as +1 415 555 2671'],
    ['isActive', true, 'Unknown field'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { status, body } = await api.call('POST', '/clients/register', { body: signupInput({ [field]: value }) })
    expect([status, body.fields]).toEqual([422, { [field]: sentence }])
  })

  it('keeps the phone number as E.164 and the e-mail in lower case, and takes empty optional fields as absent', async () => {
    const emailAddress = `Mixed.${clock.time()}@Example.COM`
    const client = await buildClient(api, { emailAddress, phoneNumber: '0044 20 7946 0958', city: '' })
    const { body } = await api.call('GET', '/clients/me', { token: client.token })
    expect(body).toMatchObject({ emailAddress: emailAddress.toLowerCase(), phoneNumber: '+442079460958', city: null })
  })

  it('refuses an e-mail that is taken, also in parallel', async () => {
    const input = signupInput()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.call('POST', '/clients/register', { body: input })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.fields).toEqual({ emailAddress: 'This email address is already registered' })
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })
})

describe('POST /clients/login', () => {
  it('tells a pending client to wait, without a token', async () => {
    const input = signupInput()
    const registered = (await api.call('POST', '/clients/register', { body: input })).body
    const { status, body } = await api.call('POST', '/clients/login', {
      body: { emailAddress: input.emailAddress, password: clientPassword },
    })
    expect([status, body]).toEqual([
      200,
      {
        status: 'pending',
        code: 'PENDING_APPROVAL',
        message: 'Account is pending approval',
        clientID: registered.clientID,
        name: input.name,
        statusToken: expect.any(String),
      },
    ])
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { emailAddress } = await buildClient(api)
    const wrong = await api.call('POST', '/clients/login', { body: { emailAddress, password: 'not the password' } })
    const unknown = await api.call('POST', '/clients/login', {
      body: { emailAddress: 'nobody@example.com', password: 'whatever' },
    })
    expect(wrong.status).toBe(401)
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.body.error).toBe('Invalid email or password')
  })

  it('tells a rejected client so, once the password was right', async () => {
    const input = signupInput()
    const { clientID } = (await api.call('POST', '/clients/register', { body: input })).body
    await api.call('POST', `/clients/${clientID}/reject`, {
      token: await signInAdmin(api),
      body: { reason: 'Papers missing' },
    })
    const { status, body } = await api.call('POST', '/clients/login', {
      body: { emailAddress: input.emailAddress, password: clientPassword },
    })
    expect([status, body.code]).toEqual([403, 'CLIENT_REJECTED'])
  })
})

describe('GET /clients/status', () => {
  it('tells the waiting page the decision and its reason, by the token of the registration', async () => {
    const { clientID, statusToken } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const before = await api.call('GET', '/clients/status', { token: statusToken })
    expect(before.body).toMatchObject({ clientID, isActive: false, status: 'pending', reason: null })
    await api.call('POST', `/clients/${clientID}/reject`, {
      token: await signInAdmin(api),
      body: { reason: 'Papers missing' },
    })
    const after = await api.call('GET', '/clients/status', { token: statusToken })
    expect(after.body).toMatchObject({ isActive: false, status: 'rejected', reason: 'Papers missing' })
  })

  it("and the applicant's own requirements and persons are all that token opens", async () => {
    const { clientID, statusToken } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const opened: string[] = []
    for (const [key, { mark }] of controllerMethods(api)) {
      if (mark?.isPublic) continue
      const [method = '', template = ''] = key.split(' ')
      const path = template.replace(':clientID', clientID).replace(/:\w+/g, 'abs_0')
      const { status, body } = await api.call(method, path, {
        token: statusToken,
        ...(method !== 'GET' && { body: {} }),
      })
      if (body?.code !== 'WRONG_AUDIENCE') opened.push(`${status} ${key}`)
    }
    expect(opened.sort()).toEqual([
      '200 GET /clients/:clientID/persons',
      '200 GET /clients/:clientID/requirements',
      '200 GET /clients/status',
      '404 DELETE /clients/:clientID/persons/:clientPersonID',
      '404 GET /clients/:clientID/persons/:clientPersonID/documents/:documentID/content',
      '404 GET /clients/:clientID/requirements/:requirementID/documents/:documentID/content',
      '404 POST /clients/:clientID/persons/:clientPersonID/documents',
      '404 POST /clients/:clientID/requirements/:requirementID/documents',
      '404 PUT /clients/:clientID/requirements/:requirementID',
      '422 POST /clients/:clientID/persons',
      '422 PUT /clients/:clientID/persons/:clientPersonID',
    ])
  })
})

describe('POST /clients/logout', () => {
  it('ends the session on the next request', async () => {
    const { token } = await buildClient(api)
    expect((await api.call('POST', '/clients/logout', { token })).status).toBe(204)
    expect((await api.call('GET', '/clients/me', { token })).status).toBe(401)
  })
})

describe('POST /clients/:clientID/approve and /reject', () => {
  it('is idempotent, and refuses the other decision afterwards', async () => {
    const token = await signInAdmin(api)
    const { clientID } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const approve = () => api.call('POST', `/clients/${clientID}/approve`, { token, body: { chargePercentage: 3.1 } })
    expect((await approve()).body).toMatchObject({ isActive: true, status: 'active', chargePercentage: 3.1 })
    expect((await approve()).status).toBe(200)
    const reject = await api.call('POST', `/clients/${clientID}/reject`, { token })
    expect([reject.status, reject.body.code]).toEqual([409, 'CLIENT_STATE_CONFLICT'])
  })

  it('lets exactly one of two racing decisions win', async () => {
    const token = await signInAdmin(api)
    const { clientID } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const answers = await Promise.all(
      ['approve', 'reject'].map((decision) => api.call('POST', `/clients/${clientID}/${decision}`, { token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('answers 404 for a client that is not there', async () => {
    const { status } = await api.call('POST', '/clients/cli_00000000000000000000000000/approve', {
      token: await signInAdmin(api),
    })
    expect(status).toBe(404)
  })
})

describe('GET /clients/pending', () => {
  it('lists who waits, newest first, in pages that neither repeat nor skip', async () => {
    const token = await signInAdmin(api)
    for (let count = 0; count < 5; count += 1) await api.call('POST', '/clients/register', { body: signupInput() })
    const all = (await api.call('GET', '/clients/pending?limit=100', { token })).body.items
    const paged = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await api.call('GET', `/clients/pending?limit=2${cursor && `&cursor=${cursor}`}`, { token })
      paged.push(...body.items)
      cursor = body.nextCursor
    }
    expect(paged).toEqual(all)
    expect(all.every(({ status }: { status: string }) => status === 'pending')).toBe(true)
    const times = all.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=@@', 'cursor=bm90IG91cnM', 'unknown=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await api.call('GET', `/clients/pending?${query}`, { token: await signInAdmin(api) })).status).toBe(422)
    },
  )
})
