import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router'
import { clock } from '#contract/clock.js'
import { readFormatsFrom } from '#contract/spoken-formats.js'
import { NonceContext } from './components/quiet-page'
import { writtenPaths } from './content/order'
import { siteContext } from './session/site-context.server'
import { spokenFormats } from './session/spoken.server'
import { uploadTokenOf } from './session/upload-token.server'
import { wordsFiles } from './session/words-files.server'

// main.ts puts what only the server knows (transport, nonce, request id) into the context under this key, and sets this clock by the API's.
export { clock, siteContext, uploadTokenOf, wordsFiles }

readFormatsFrom(spokenFormats)

export const streamTimeout = 5_000

/** Rendered once per build: only pages that ask the API nothing, and do not look at the time. */
export const samePages: ReadonlySet<string> = new Set([
  ...['/', '/features', '/developers', '/about', '/pricing', '/integrations', '/guides', '/blog', '/support'],
  ...['/careers', '/privacy', '/terms', '/cookies', '/docs', ...writtenPaths],
  ...['/forgot-password', '/client/signup', '/client/login', '/admin/login', '/admin/forgot-password'],
])

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce } = context.get(siteContext)
  return new Promise((resolve, reject) => {
    const tree = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // Loaders have answered by now, and many small pieces would cost as much as the render itself.
      onAllReady() {
        const page = new Page((html) => resolve(new Response(html, { status, headers })))
        page.on('close', () => clearTimeout(timer))
        pipe(page)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => console.error(error),
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** What React writes, in one piece. */
class Page extends Writable {
  private readonly pieces: Uint8Array[] = []

  constructor(private readonly done: (html: Uint8Array<ArrayBuffer>) => void) {
    super({ decodeStrings: true })
  }

  override _write(piece: Uint8Array, _encoding: string, next: () => void): void {
    this.pieces.push(piece)
    next()
  }

  override _final(next: () => void): void {
    this.done(Buffer.concat(this.pieces))
    next()
  }
}

/** What nobody foresaw goes into the log. An answer such as 405 is none of that: any stranger can ask for a thousand. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  // Its address may hold a token; the line of this request in the log has the template.
  console.error(`A page failed, ${request.method}, request ${context.get(siteContext).requestId}`, error)
}

/** Tells the serving process which page it was. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler(handler) {
      handler.instrument({
        async request(answer, { context }) {
          const { meta } = await answer()
          if (meta?.pattern) context?.get(siteContext).noteTemplate(`/${meta.pattern.replace(/^\//, '')}`)
        },
      })
    },
  },
]
