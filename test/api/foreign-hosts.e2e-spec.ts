import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { buildClient, clientPassword } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { Wire } from '../support/wire.js'

let site: Gatehouse
let port: string
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await startedDatabase()
  remove = made.remove
  site = await startGatehouse(made.settings)
  ;({ port } = new URL(site.url))
})
afterAll(async () => {
  await site.end('SIGTERM')
  await remove()
})

const foreign = 'evil.example'
const pages = [
  ...['/', '/features', '/pricing', '/docs', '/docs/security', '/developers', '/client/login', '/client/signup'],
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/feed.xml', '/docs/security.md', '/about'],
  ...['/api/openapi.json', '/api/collection.json', '/.well-known/oauth-authorization-server'],
]

/** What a client of ours would never write. */
async function send(target: string, lines: string[], { method = 'GET', body = '' } = {}) {
  const socket = connect(Number(port), '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  const length = body ? [`Content-Length: ${body.length}`, 'Content-Type: application/x-www-form-urlencoded'] : []
  socket.write([`${method} ${target} HTTP/1.1`, ...lines, ...length, 'Connection: close', '', body].join('\r\n'))
  await once(socket, 'close')
  const text = Buffer.concat(pieces).toString()
  return { status: Number(text.split(' ')[1]), text }
}

describe('a page that is asked for at a host that is not ours', () => {
  it('names the address that the server listens on, and never the host', async () => {
    for (const path of pages) {
      const headers = [`Host: ${foreign}`, `X-Forwarded-Host: ${foreign}`, 'X-Forwarded-Proto: https']
      const { status, text } = await send(path, [...headers, `Forwarded: host=${foreign}`])
      expect([path, status, text.includes(foreign)]).toEqual([path, 200, false])
      expect([path, text.includes(`https://127.0.0.1:${port}`)]).toEqual([path, false])
    }
    const { text } = await send('/about', [`Host: ${foreign}`])
    expect(text).toContain(`<link rel="canonical" href="${site.url}/about"`)
    expect(text).toContain(`content="${site.url}/about"`)
  })

  it('leaves nothing for the next visitor in what is kept', async () => {
    for (const path of ['/features', '/client/login']) {
      await send(path, [`Host: ${foreign}`])
      const { text } = await send(path, [`Host: 127.0.0.1:${port}`])
      expect([path, text.includes(foreign), text.includes(`${site.url}${path}`)]).toEqual([path, false, true])
    }
  })

  it.each([
    'user@127.0.0.1:PORT',
    '127.0.0.1:PORT.evil.example',
    '127.0.0.1:PORT/evil.example',
    '127.0.0.1:PORT#evil.example',
    '127.0.0.1:1',
    'localhost',
    'localhost.evil.example:PORT',
    '[::ffff:203.0.113.9]:PORT',
    '203.0.113.9:PORT',
    '[::1',
    'evil.example:PORT',
    '',
  ])('takes %s for none of ours', async (host) => {
    const { status, text } = await send('/about', [`Host: ${host.replace('PORT', port)}`])
    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="${site.url}/about"`)
  })

  it('takes a form that its own page sends, as through a forwarded port', async () => {
    const client = await buildClient(site)
    const body = new URLSearchParams({ emailAddress: client.emailAddress, password: clientPassword }).toString()
    const headers = [`Host: ${foreign}`, `Origin: http://${foreign}`]
    const { status, text } = await send('/client/login', headers, { method: 'POST', body })
    expect([status, /\r\nlocation: \/client\/dashboard/i.test(text)]).toEqual([302, true])
  })

  it('refuses a form from elsewhere, and says what to set', async () => {
    const form = { method: 'POST', body: 'emailAddress=a%40example.com&password=x' }
    const { status, text } = await send('/client/login', [`Host: ${foreign}`, 'Origin: http://other.example'], form)
    expect([status, text.includes('PUBLIC_URL')]).toEqual([403, true])
  })

  it('redirects to a path, which the browser takes from where it is', async () => {
    const { status, text } = await send('/client/dashboard', [`Host: ${foreign}`])
    expect([status, text.includes(foreign)]).toEqual([302, false])
    expect(text).toMatch(/\r\nlocation: \/client\/login/i)
  })
})

describe('a page that is asked for at an address of this machine', () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((some) => some ?? [])
    .filter(({ address }) => !address.startsWith('fe80'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))

  it.each([...new Set(['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.2', '[::1]', ...addresses])])(
    'names it: %s',
    async (name) => {
      const { status, text } = await send('/about', [`Host: ${name}:${port}`])
      const named = new URL(`http://${name}:${port}`).origin
      expect(status).toBe(200)
      expect(text).toContain(`<link rel="canonical" href="${named}/about"`)
    },
  )

  it('takes a form that was sent from it', async () => {
    const client = await buildClient(site)
    const body = new URLSearchParams({ emailAddress: client.emailAddress, password: clientPassword }).toString()
    const headers = [`Host: localhost:${port}`, `Origin: http://localhost:${port}`]
    const { status, text } = await send('/client/login', headers, { method: 'POST', body })
    expect([status, /\r\nlocation: \/client\/dashboard/i.test(text)]).toEqual([302, true])
  })
})

describe('a request whose target or host is not plain', () => {
  it('is refused without a host, and with two', async () => {
    expect((await send('/about', [])).status).toBe(400)
    const two = await send('/about', [`Host: 127.0.0.1:${port}`, `Host: ${foreign}`])
    expect([two.status, two.text.includes(foreign)]).toEqual([400, false])
  })

  it('may name a whole address, of which only the path counts', async () => {
    for (const path of ['/about', '/api/openapi.json', '/']) {
      const { status, text } = await send(`http://${foreign}${path}`, [`Host: ${foreign}`])
      expect([path, status, text.includes(foreign)]).toEqual([path, 200, false])
    }
    const bare = await send(`http://${foreign}?a=1`, [`Host: ${foreign}`])
    expect([bare.status, bare.text.includes(foreign)]).toEqual([200, false])
  })
})

describe('behind a proxy', () => {
  it('names PUBLIC_URL whatever the host, and takes forms from there alone', async () => {
    const made = await startedDatabase()
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const inner = String((probe.address() as AddressInfo).port)
    probe.close()
    await once(probe, 'close')
    const proxy = await new Wire(`http://127.0.0.1:${inner}`).start()
    const behind = await startGatehouse({ ...made.settings, PORT: inner, PUBLIC_URL: proxy.url, TRUST_PROXY: '1' })
    const own = port
    port = inner
    for (const host of [new URL(proxy.url).host, foreign, `127.0.0.1:${inner}`]) {
      const headers = [`Host: ${host}`, `X-Forwarded-Host: ${foreign}`, 'X-Forwarded-Proto: https']
      const { text } = await send('/about', headers)
      expect([host, text.includes(foreign)]).toEqual([host, false])
      expect(text).toContain(`<link rel="canonical" href="${proxy.url}/about"`)
    }
    const form = { method: 'POST', body: 'emailAddress=a%40example.com&password=wrong' }
    const sent = (origin: string) => send('/client/login', [`Host: ${foreign}`, `Origin: ${origin}`], form)
    const statuses = [(await sent(proxy.url)).status, (await sent(`https://${foreign}`)).status]
    expect([statuses[0] === 403, statuses[1]]).toEqual([false, 403])
    expect((await sent(`http://127.0.0.1:${inner}`)).status).toBe(403)
    port = own
    await behind.end('SIGTERM')
    await proxy.stop()
    await made.remove()
  })
})
