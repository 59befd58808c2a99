import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ShopPage {
  /** At `localhost`, which is another site than the product at 127.0.0.1. */
  origin: string
  /** The page of a merchant with this content; its own code is `/page.js`, and `/outer` has the page in a frame. */
  show(page: { body: string; script: string; policy?: string }): void
  /** What `POST /checkout` of the shop's own server answers. */
  answerCheckout(answer: () => Promise<string>): void
  close(): Promise<void>
}

/** A page of a merchant whose policy lets in our script and our frame alone. */
export async function serveShop(product: string): Promise<ShopPage> {
  let shown = { body: '', script: '', policy: '' }
  let checkout: (() => Promise<string>) | undefined
  const server = createServer((request, response) => {
    if (request.url === '/page.js') {
      // A visitor of our tests waits for this mark before anything is clicked.
      const mark = "document.documentElement.dataset.scripts = 'running'"
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${shown.script}\n${mark}`)
      return
    }
    if (request.url === '/checkout' && checkout) {
      response.writeHead(200, { 'content-type': 'application/json' })
      void checkout().then((answer) => response.end(answer))
      return
    }
    if (request.url === '/outer') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "frame-src 'self'",
      })
      response.end('<!doctype html><title>Outer</title><iframe src="/" style="width:100%;height:900px"></iframe>')
      return
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': shown.policy })
      .end(`<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${shown.body}</main></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const strict = `default-src 'none'; script-src ${product}/v1/gatehouse.js 'self'; frame-src ${product}/pay/embed/`
  return {
    origin: `http://localhost:${port}`,
    show: ({ body, script, policy = strict }) => {
      shown = { body, script, policy }
    },
    answerCheckout: (answer) => {
      checkout = answer
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
