import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Controller, Get, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { AppModule } from '../../api/src/app.module.js'
import type { Audience } from '../../api/src/platform/http/caller.js'
import { ForClients, Gated, Public } from '../../api/src/platform/http/audience.js'
import { ErrorFilter } from '../../api/src/platform/http/error-filter.js'
import { createApp } from '../../api/src/create-app.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { buildApiUser, buildClient, signInAdmin, signupInput, type SignedInClient } from '../support/builders.js'
import { buildMember } from '../support/members.js'
import { publicRoutes } from '../support/public-routes.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import { controllerMethods, type Route, startApiWithRoutes } from '../support/routes.js'
import type { Answer } from '../support/calls.js'
import { enrolmentChallenge } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Nobody has said who may call these; the product must not answer until somebody does.
@Controller('forgotten')
class ForgottenController {
  @Get()
  list() {
    return 'a secret'
  }

  @Get(':clientID')
  get() {
    return 'a secret'
  }
}

const withForgotten: typeof createApp = async (environment, secret, database) => {
  @Module({ imports: [AppModule.with(environment, secret, database)], controllers: [ForgottenController] })
  class AppWithForgotten {}
  const app = await NestFactory.create<NestFastifyApplication>(AppWithForgotten, new FastifyAdapter(), {
    logger: false,
  })
  app.setGlobalPrefix('api').useGlobalFilters(new ErrorFilter())
  return app
}

const tokens = {} as Record<Audience, string>
const powerless = {} as Record<'portal' | 'integrator' | 'client', string>
let api: TestApi
let client: SignedInClient
let other: SignedInClient
let routes: Route[]

beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes({ EXPOSE_RESET_TOKEN: '1' }))
  client = await buildClient(api)
  other = await buildClient(api)
  tokens.client = client.token
  tokens['client-status'] = (await api.call('POST', '/clients/register', { body: signupInput() })).body.statusToken
  tokens.portal = await signInAdmin(api)
  tokens.enrolling = await enrolmentChallenge(api)
  const all = await buildRole(api, [[null, '/**']], { assignableToApiUsers: true })
  tokens.integrator = (await buildApiUser(api, client, all.name)).accessToken
  const empty = await buildRole(api, [], { assignableToApiUsers: true })
  powerless.portal = (await buildPortalUser(api, [empty])).token
  powerless.integrator = (await buildApiUser(api, client, empty.name)).accessToken
  powerless.client = (await buildMember(api, client, await buildRole(api, [], { isForMembers: true }))).token
})
afterAll(() => api.close())

const absentID = 'abs_00000000000000000000000000'

function callRoute(key: string, token?: string, clientID = client.clientID): Promise<Answer> {
  const [method = '', template = ''] = key.split(' ')
  const path = template.replace(':clientID', clientID).replace(/:\w+/g, absentID)
  return api.call(method, path, { token, ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}) })
}

const outcome = ({ status, body }: Answer) => `${status} ${body?.code ?? ''}`.trim()
const closed = () => routes.filter(({ mark }) => !mark?.isPublic)
const gated = () =>
  routes.flatMap(({ key, mark }) => (mark?.permission ? [{ key, mark, permission: mark.permission }] : []))
const keysOf = (some: { key: string }[]) => some.map(({ key }) => key).sort()

const atOnce = 20

/** A thousand calls at once would wait for each other until the server gives some of them up. */
async function outcomes(calls: [label: string, call: () => Promise<Answer>][]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const waiting = calls.values()
  const work = async () => {
    for (const [label, call] of waiting) found[label] = outcome(await call())
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

const each = (labels: string[], expected: string) => Object.fromEntries(labels.map((label) => [label, expected]))

describe('every registered route', () => {
  it('belongs to a controller method with an audience mark', () => {
    expect(routes.length).toBeGreaterThan(20)
    expect(keysOf(routes.filter(({ mark }) => !mark))).toEqual([])
    expect(keysOf(routes)).toEqual([...controllerMethods(api).keys()].sort())
  })

  it('is in the list of public routes, or answers 401 without a token', async () => {
    expect(keysOf(routes.filter(({ mark }) => mark?.isPublic))).toEqual(publicRoutes)
    const keys = keysOf(closed())
    expect(await outcomes(keys.map((key) => [key, () => callRoute(key)]))).toEqual(each(keys, '401 UNAUTHENTICATED'))
  })

  it('refuses a genuine token of every audience that it does not admit', async () => {
    const audiences = Object.keys(tokens) as Audience[]
    const refused = closed().flatMap(({ key, mark }) =>
      audiences.filter((audience) => !mark?.audiences.includes(audience)).map((audience) => ({ key, audience })),
    )
    const label = ({ key, audience }: { key: string; audience: Audience }) => `${audience} ${key}`
    const answers = await outcomes(
      refused.map((pair) => [label(pair), () => callRoute(pair.key, tokens[pair.audience])]),
    )
    expect(answers).toEqual(each(refused.map(label), '403 WRONG_AUDIENCE'))
    expect(refused.length).toBeGreaterThan(routes.length)
    console.info(
      `${routes.length} routes: ${publicRoutes.length} public, ${closed().length} closed, ${gated().length} gated; ` +
        `${refused.length} pairs of route and foreign audience refused`,
    )
  })

  it('admits the callers it names', async () => {
    for (const { key, mark } of closed().filter(({ key }) => !key.endsWith('/logout'))) {
      for (const audience of mark?.audiences ?? []) {
        const answer = await callRoute(key, tokens[audience], audience === 'portal' ? absentID : client.clientID)
        expect([key, audience, outcome(answer)]).toEqual([
          key,
          audience,
          expect.stringMatching(/^(2|400|404|422|409 LAST_OWNER)/),
        ])
      }
    }
  })
})

describe('every gated route', () => {
  it('refuses staff, API users and members whose role covers nothing, and names the permission', async () => {
    let checked = 0
    for (const { key, mark, permission } of gated()) {
      for (const audience of ['portal', 'integrator', 'client'] as const) {
        if (!mark.audiences.includes(audience)) continue
        const { status, body } = await callRoute(key, powerless[audience])
        expect([key, status, body.code, body.error]).toEqual([
          key,
          403,
          'PERMISSION_MISSING',
          `You need the permission "${permission}" (${key}) to do this`,
        ])
        checked += 1
      }
    }
    expect(checked).toBeGreaterThanOrEqual(gated().length)
  })

  it('has a permission row of its own from the first start on', async () => {
    const rows = await api.database.read.find(Permission)
    // The one with neither method nor route of its own is this file's.
    const keys = rows.flatMap(({ httpMethod, routePattern }) => (httpMethod ? `${httpMethod} ${routePattern}` : []))
    expect(keys.sort()).toEqual(keysOf(gated()))
  })
})

describe('every route that names a client', () => {
  it("looks absent to another client's token, and to its API user's", async () => {
    const named = closed().filter(({ key }) => key.includes(':clientID'))
    for (const { key, mark } of named) {
      for (const audience of (['client', 'integrator'] as const).filter((one) => mark?.audiences.includes(one))) {
        const answer = await callRoute(key, tokens[audience], other.clientID)
        expect([key, outcome(answer)]).toEqual([key, '404 NOT_FOUND'])
        expect(JSON.stringify(answer.body)).not.toContain(other.clientID)
      }
    }
    expect(named.length).toBeGreaterThan(0)
  })
})

describe('a controller method without a mark', () => {
  it('answers nobody, whatever token they hold', async () => {
    const open = await startApi(api.settings, withForgotten)
    for (const token of [undefined, 'x.y.z', ...Object.values(tokens)]) {
      for (const path of ['/forgotten', `/forgotten/${client.clientID}`]) {
        expect(outcome(await open.call('GET', path, { token }))).toBe('403 ROUTE_CLOSED')
      }
    }
    await open.close()
  })
})

describe('a controller method with two marks', () => {
  it('is refused when the code is loaded', () => {
    const load = () => {
      class Ambiguous {
        @Public()
        @Gated('Read', 'portal')
        @ForClients()
        read() {}
      }
      return Ambiguous
    }
    expect(load).toThrow('read carries two audience marks')
  })
})
