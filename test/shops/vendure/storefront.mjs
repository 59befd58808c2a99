// The smallest storefront: it gives the page a session, and asks the shop again when the page says "complete".
import { createServer } from 'node:http'
import { once } from 'node:events'

const page = (product, clientSecret) => `<!doctype html><html lang="en"><title>Shop</title>
<main><h1>Checkout</h1><div id="pay"></div><p id="told"></p></main>
<script src="${product}/v1/gatehouse.js"></script>
<script>
  Gatehouse.checkout({ clientSecret: ${JSON.stringify(clientSecret)} })
    .on('complete', ({ checkoutSessionID }) => { document.querySelector('#told').textContent = checkoutSessionID })
    .mount('#pay')
</script></html>`

export class Storefront {
  static async start() {
    const storefront = new Storefront()
    storefront.server = createServer((request, response) => {
      const { searchParams, pathname } = new URL(request.url, 'http://localhost')
      const secret = searchParams.get('secret')
      const body = secret ? page(storefront.product, secret) : `<!doctype html><title>Shop</title><h1>${pathname}</h1>`
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
    }).listen(0, 'localhost')
    await once(storefront.server, 'listening')
    storefront.origin = `http://localhost:${storefront.server.address().port}`
    return storefront
  }

  stop() {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }
}
