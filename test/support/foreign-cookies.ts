import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

const frame = `<script>document.cookie = 'kept=1; SameSite=None; Secure'
  parent.postMessage('kept: ' + document.cookie, '*')</script>`

/** A page at `localhost` around a frame at 127.0.0.1, whose title says which cookie the frame could keep. */
export async function serveCookieFrame(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(({ url, headers: { host } }, response) => {
    // A visitor of our tests waits for the mark of running scripts.
    const page = `<script>document.documentElement.dataset.scripts = 'running'
      addEventListener('message', ({ data }) => { document.title = data })</script>
      <iframe src="http://127.0.0.1:${host?.split(':')[1]}/frame"></iframe>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(url === '/frame' ? frame : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** What Chromium's settings call “Block third-party cookies”, for this page. */
export async function blockForeignCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  })
}
