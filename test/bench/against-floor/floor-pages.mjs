import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'

const built = new URL('../../../dist/frontend/server/index.js', import.meta.url)

const siteContextOf = (productUrl) => ({
  callApi: async ({ method, address, headers }) => {
    const { pathname, search } = new URL(address)
    const answer = await fetch(productUrl + pathname + search, { method, headers })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  },
  publicUrl: null,
  secureCookies: false,
  cookieSecrets: ['floor'],
  defaultLanguage: 'en',
  requestId: 'the-floor',
  nonce: 'floor',
  noteTemplate: () => {},
})

/** What the product's loaders answered once, so that the same tree is rendered again and again with nothing around it. */
const captured = async (build, productUrl, { url, headers }) => {
  let kept
  const keep = (_request, _status, _headers, routerContext) => {
    kept = routerContext
    return new Response(null)
  }
  const entry = { module: { ...build.entry.module, default: keep } }
  const context = new RouterContextProvider()
  context.set(build.entry.module.siteContext, siteContextOf(productUrl))
  const request = new Request(`${productUrl}${url}`, { headers })
  const { status } = await createRequestHandler({ ...build, entry }, 'production')(request, context)
  if (!kept) throw new Error(`${url} rendered nothing: ${status}`)
  return { ...kept, serverHandoffStream: undefined }
}

/** A bare React render of the tree that the product renders for this address. */
export const pageRenderer = async (productUrl) => {
  const build = await import(built.href)
  const kept = new Map()
  return async (request, response) => {
    const { url, headers } = request
    const { cookie = '', 'user-agent': agent } = headers
    if (!kept.has(url))
      kept.set(url, await captured(build, productUrl, { url, headers: { cookie, 'user-agent': agent } }))
    const tree = createElement(ServerRouter, { context: kept.get(url), url: `${productUrl}${url}`, nonce: 'floor' })
    const { pipe } = renderToPipeableStream(tree, {
      nonce: 'floor',
      onShellReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        pipe(response)
      },
      onShellError: (error) => response.destroy(error),
    })
  }
}
