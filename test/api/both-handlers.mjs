// Asks every address of the built site of a request handler with all routes, and of the handler for its noun. Writes where the two differ.
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from '../../dist/frontend/server/index.js'
import { byNoun } from '../../dist/api/src/process/site/near-routes.js'

const { siteContext } = build.entry.module
const origin = 'http://gatehouse.test'
const held = Buffer.from(JSON.stringify({ token: 'a.b.c', until: '2999-01-01T00:00:00.000Z' })).toString('base64')
const cookie = ['clientToken', 'token'].map((name) => `${name}=${encodeURIComponent(held)}`).join('; ')

const refuse = async () => ({ status: 500, headers: {}, body: '{"error":"No","code":"NO"}' })
const site = {
  callApi: refuse,
  streamApi: async () => ({ ...(await refuse()), body: new Blob(['{}']).stream() }),
  publicUrl: null,
  secureCookies: false,
  cookieSecrets: ['a'.repeat(32)],
  keptForms: { open: () => null, seal: () => '' },
  defaultLanguage: 'en',
  requestId: 'one',
  nonce: 'none',
  openTo: () => {},
  frameBy: () => {},
}

const partsOf = (route) => [...(route.parentId ? partsOf(build.routes[route.parentId]) : []), route.path ?? '']
const pathOf = (route) =>
  `/${partsOf(route).join('/').split('/').filter(Boolean).join('/')}`.replace('*', 'nowhere').replace(/:\w+/g, 'abs_1')
const paths = [...new Set(Object.values(build.routes).map(pathOf))]
const odd = [
  (path) => `${path === '/' ? '/_' : path}.data`,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replaceAll('a', '%61'),
  (path) => path.replace(/^\/(\w+)\//, '/$1//'),
  (path) => `${path}/more`,
  (path) => path.replace(/(\w)$/, '$1x'),
]
const manifestOf = (path) => `/__manifest?version=${build.assets.version}&paths=${encodeURIComponent(`/,${path}`)}`

const ask = async (handler, address, method) => {
  const context = new RouterContextProvider()
  let template = null
  context.set(siteContext, { ...site, noteTemplate: (said) => void (template = said) })
  // Whoever holds a session gets to the page itself, which says that its questions were refused.
  const headers = method === 'GET' ? { cookie } : {}
  const answer = await handler(new Request(origin + address, { method, headers }), context)
  const text = await answer.text()
  const [, known = ''] = /__reactRouterManifest = (.*?);\s*window\./s.exec(text) ?? []
  const manifest = address.startsWith('/__manifest') ? text : known
  return { status: answer.status, location: answer.headers.get('location'), template, manifest }
}

console.error = () => {}
const handlerOf = (one) => createRequestHandler(one, 'production')
const whole = handlerOf(build)
const handlerFor = byNoun(build, handlerOf)
const different = []
const counts = { asked: 0, withManifest: 0 }
const compare = async (address, method) => {
  const all = await ask(whole, address, method)
  const near = await ask(handlerFor(new URL(origin + address).pathname), address, method)
  counts.asked += 1
  counts.withManifest += near.manifest ? 1 : 0
  if (JSON.stringify(all) !== JSON.stringify(near)) different.push({ address, method, all, near })
}
for (const [number, path] of paths.entries()) {
  await compare(path, 'GET')
  await compare(manifestOf(path), 'GET')
  // No page is rendered for HEAD. The spellings take turns, because all of them everywhere would take a minute.
  const turn = odd.filter((_, at) => (at + number) % 3 === 0)
  for (const form of turn) await compare(form(path), 'HEAD')
}
const sizeFor = byNoun(build, (one) => Object.keys(one.routes).length)
const sizes = Object.fromEntries(paths.map((path) => [path, sizeFor(path)]))
process.stdout.write(JSON.stringify({ ...counts, sizes, different }))
process.exit(0)
