import fastifyStatic from '@fastify/static'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { accessSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { RouterContext, RouterContextProvider, ServerBuild } from 'react-router'
import { acceptedLanguage } from '#contract/languages.js'
import { formMaxBytes } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { NotFound } from '../../platform/http/app-error.js'
import { ErrorFilter } from '../../platform/http/error-filter.js'
import { askedOrigin } from '../../platform/http/own-origin.js'
import { pageTemplates } from '../../platform/http/route-template.js'
import type { Language } from '#contract/languages.js'
import type { OfferSources } from '#contract/offers.js'
import type { AppSecret } from '../../platform/config/app-secret.js'
import type { Environment } from '../../platform/config/environment.js'
import { type CallApi, callApiFor, type StreamApi, streamApiFor } from './call-api.js'
import { takeFiles } from './file-pages.js'
import { foreignPostRefusal, isForeignPost } from './foreign-post.js'
import { Seal } from '../../platform/crypto/seal.js'
import { builtFolder } from '../../platform/work/built-file.js'
import { byNoun } from './near-routes.js'
import { isPrivate } from './private-answer.js'
import { type Marks, SamePages } from './same-pages.js'
import { anyPage, apiHeaders, fileHeaders, pageHeaders } from './security-headers.js'
import { sendWebResponse, toWebRequest } from './web-request.js'

interface SiteContext {
  callApi: CallApi
  publicUrl: string | null
  secureCookies: boolean
  cookieSecrets: string[]
  keptForms: Seal
  defaultLanguage: Language
  streamApi: StreamApi
  requestId: string
  nonce: string
  noteTemplate: (template: string) => void
  openTo: (sources: OfferSources) => void
  frameBy: (origins: string[]) => void
}

interface SiteEntry {
  clock: Pick<typeof clock, 'follow'>
  siteContext: RouterContext<SiteContext>
  samePages: ReadonlySet<string>
  uploadTokenOf(request: Request, context: RouterContextProvider): Promise<string | null>
}

type SiteBuild = ServerBuild & { entry: { module: SiteEntry } }

const built = (path: string) => `${builtFolder(import.meta.url)}${path}`
const year = 31_536_000
const sdkFiles = [
  'gatehouse-sdk.tgz',
  'gatehouse-0.1.0-py3-none-any.whl',
  'gatehouse-php.zip',
  'gatehouse-cli.tgz',
  'gatehouse-js.tgz',
  'gatehouse-medusa.tgz',
  'gatehouse-vendure.tgz',
]

export async function serveSite(
  app: NestFastifyApplication,
  environment: Environment,
  secret: AppSecret,
): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance
  const site = siteWhenAsked(server, environment, secret)
  const hashed = new Set(readdirSync(built('frontend/client/assets')).filter((name) => !/\.(br|gz)$/.test(name)))
  const answer: PageHandler = async (request, reply) => {
    if (isApi(request.url)) throw new NotFound('address')
    return (await site()).answer(request, reply)
  }
  server.addHook('onRequest', async (request, reply) => {
    const template = request.routeOptions.url ?? ''
    if (isApi(request.url) || isApi(template) || isForOperators(template)) void reply.headers(apiHeaders(environment))
  })
  await server.register(async (scope) => {
    const filter = new ErrorFilter()
    scope.setErrorHandler((error, request, reply) => filter.answer(error, request, reply))
    // Nest's parsers would eat a form before React Router sees it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    await scope.register(fastifyStatic, {
      root: built('frontend/client'),
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', 'assets/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          /\/assets\/|\/v1\/gatehouse-/.test(path) ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
        )
        for (const [name, value] of Object.entries(fileHeaders(environment))) reply.header(name, value)
        if (/[\\/]v1[\\/]/.test(path)) for (const [name, value] of Object.entries(anyPage)) reply.header(name, value)
      },
    })
    // One route for all of them: one for each was a tenth of a start, and 6 MiB.
    scope.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
      hashed.has(request.params.name) ? reply.sendFile(`assets/${request.params.name}`) : answer(request, reply),
    )
    // For `npm install` and its like, so that a merchant's program gets the SDK of the version that answers it.
    for (const name of sdkFiles) scope.get(`/sdk/${name}`, (_request, reply) => reply.sendFile(name, built('sdk')))
    takeFiles(scope, answer, {
      ...sendersOf(server, environment),
      tokenOf: async (request) => (await site()).tokenOf(request),
    })
    scope.all('/*', { bodyLimit: formMaxBytes }, answer)
  })
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface Site {
  answer: PageHandler
  tokenOf: (request: Request) => Promise<string | null>
}

/** With the first page, so that a process that only answers programs carries no pages. */
function siteWhenAsked(server: FastifyInstance, environment: Environment, secret: AppSecret): () => Promise<Site> {
  const file = built('frontend/server/index.js')
  accessSync(file)
  let opened: Promise<Site> | undefined
  const open = async (): Promise<Site> => {
    const router = await import('react-router')
    const build = (await import(pathToFileURL(file).href)) as SiteBuild
    const { clock: siteClock, siteContext, uploadTokenOf } = build.entry.module
    siteClock.follow(() => clock.time())
    const cookies: Partial<SiteContext> = {
      secureCookies: environment.isHttps,
      cookieSecrets: secret.keysFor('cookies'),
    }
    const cookieContext = new router.RouterContextProvider()
    cookieContext.set(siteContext, cookies as SiteContext)
    return {
      answer: pageHandler(router, build, server, environment, secret),
      tokenOf: (request) => uploadTokenOf(request, cookieContext),
    }
  }
  return () => (opened ??= open())
}

const sendersOf = (server: FastifyInstance, environment: Environment) => ({
  isForeign: (request: FastifyRequest, reply: FastifyReply) =>
    isForeignPost(toWebRequest(request, reply, originFor(request, server, environment))),
  callApiFor: (request: FastifyRequest) => callApiFor(request, server, environment.API_URL),
})

const reading = ['GET', 'HEAD']

// Where a name or a forwarded port leads here, a form is sent from the page that it is on: the browser says so, and no page is kept.
function originFor({ headers, method }: FastifyRequest, { server }: FastifyInstance, environment: Environment): string {
  const sentFrom = `http://${headers.host ?? ''}`.toLowerCase()
  const says = headers.origin ?? headers.referer ?? ''
  const isForm = !reading.includes(method) && (says === sentFrom || says.startsWith(`${sentFrom}/`))
  return isForm && !environment.PUBLIC_URL && URL.canParse(sentFrom)
    ? sentFrom
    : askedOrigin(headers.host, server, environment)
}

function pageHandler(
  { createRequestHandler, RouterContextProvider: Context }: typeof import('react-router'),
  build: SiteBuild,
  server: FastifyInstance,
  environment: Environment,
  secret: AppSecret,
): PageHandler {
  const handlerOf = byNoun(build, (one) => createRequestHandler(one, 'production'))
  const { siteContext, samePages } = build.entry.module
  const kept = new SamePages(samePages)
  const fixed = sameForAll(environment, secret)
  const opened = new WeakMap<FastifyRequest, OfferSources>()
  const framed = new WeakMap<FastifyRequest, string[]>()
  const render = async (request: FastifyRequest, reply: FastifyReply, callApi: CallApi, marks: Marks) => {
    const asked = toWebRequest(request, reply, originFor(request, server, environment))
    if (isForeignPost(asked)) return foreignPostRefusal()
    const context = new Context()
    const noteTemplate = (template: string) => pageTemplates.set(request, template)
    const streamApi = streamApiFor(request, server, environment.API_URL)
    const openTo = (sources: OfferSources) => void opened.set(request, sources)
    const frameBy = (origins: string[]) => void framed.set(request, origins)
    context.set(siteContext, { ...fixed, ...marks, callApi, streamApi, noteTemplate, openTo, frameBy })
    return handlerOf(new URL(asked.url).pathname)(asked, context)
  }
  return async (request, reply) => {
    const marks = { nonce: randomBytes(16).toString('base64'), requestId: request.id }
    const callApi = callApiFor(request, server, environment.API_URL)
    const alike =
      kept.isOne(request) &&
      (await kept.answer(keyOf(request, originFor(request, server, environment)), marks, renderAlike))
    if (alike) pageTemplates.set(request, request.url)
    const response = alike || (await render(request, reply, callApi, marks))
    if (isPrivate(request, response)) response.headers.set('cache-control', 'no-store')
    const policy = { opened: opened.get(request), framedBy: framed.get(request) }
    return sendWebResponse(response, request, reply.headers(pageHeaders(environment, marks.nonce, policy)))

    // An answer of the API may be meant for this visitor or for now, so such a page is not kept.
    async function renderAlike(own: Marks): Promise<Response | undefined> {
      let hasAsked = false
      const noteCall: CallApi = (call) => {
        hasAsked = true
        return callApi(call)
      }
      const page = await render(request, reply, noteCall, own)
      return hasAsked ? undefined : page
    }
  }
}

const sameForAll = (environment: Environment, secret: AppSecret) => ({
  publicUrl: environment.PUBLIC_URL ?? null,
  secureCookies: environment.isHttps,
  cookieSecrets: secret.keysFor('cookies'),
  keptForms: new Seal(secret, 'kept-forms'),
  defaultLanguage: environment.DEFAULT_LANGUAGE,
})

// A page carries the origin that it was asked at. Pages of the public site are English for everybody.
const keyOf = ({ url, headers }: FastifyRequest, origin: string) => {
  const language = spokenToAll.test(url) ? acceptedLanguage(headers['accept-language'] ?? null) : null
  return [url, origin, ...(language ? [language] : [])].join(' ')
}
const spokenToAll = /^\/(client\/|forgot-password)/

const isForOperators = (template: string) => /^\/(health|metrics)/.test(template)
// `/api` is a page of the site, as `/api/` is; everything below it is the API's.
const isApi = (url: string) => /^\/api\/(?!\?|$)/.test(url)
