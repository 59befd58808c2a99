import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

interface Visited {
  path: string
  status: number
  type: string
  text: string
}

let gatehouse: SharedSite
let visited: Map<string, Visited>
/** Every link by the page it stands on. */
const links: { from: string; to: string }[] = []

beforeAll(async () => {
  gatehouse = await sharedSite()
  visited = await crawl('/')
})
afterAll(async () => {})

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

function linksIn(html: string): string[] {
  const tags = html.match(/<(?:a|link)\s[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    const href = attribute(tag, 'href')
    return href === undefined || /^(https?|mailto|tel):/.test(href) ? [] : [plain(href)]
  })
}

async function visit(path: string): Promise<Visited> {
  const answer = await fetch(gatehouse.url + path)
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  return {
    path,
    status: answer.status,
    type,
    text: /html|markdown|xml|json|plain/.test(type) ? await answer.text() : '',
  }
}

// The operations' pages come from one template and one document: each tenth says as much as all of them.
const isOfOperation = (path: string) => path.startsWith('/docs/reference/')
const isSampled = (path: string, known: Set<string>) =>
  !isOfOperation(path) || [...known].filter(isOfOperation).length % 10 === 1

// Four at a time; each page once, whatever fragment a link names.
async function crawl(start: string): Promise<Map<string, Visited>> {
  const found = new Map<string, Visited>()
  const known = new Set([start])
  let waiting = [start]
  while (waiting.length > 0) {
    const some = waiting.slice(0, 4)
    waiting = waiting.slice(4)
    for (const page of await Promise.all(some.map(visit))) {
      found.set(page.path, page)
      if (page.type !== 'text/html') continue
      for (const href of linksIn(page.text)) {
        links.push({ from: page.path, to: href })
        const { pathname, search } = new URL(href, `http://site${page.path}`)
        if (known.has(pathname + search)) continue
        known.add(pathname + search)
        if (isSampled(pathname, known)) waiting.push(pathname + search)
      }
    }
  }
  return found
}

const pages = () => [...visited.values()].filter(({ type }) => type === 'text/html')

describe('the whole public site', () => {
  it('has no dead link', () => {
    const dead = [...visited.values()]
      .filter(({ status }) => status !== 200)
      .map(({ path, status }) => `${status} ${path}`)
    expect(dead).toEqual([])
    console.info(`${visited.size} addresses, ${pages().length} of them pages, ${links.length} links`)
    expect(visited.size).toBeGreaterThan(70)
  })

  it('has no link to a place within a page that is not there', () => {
    const missing = links.filter(({ from, to }) => {
      const { pathname, search, hash } = new URL(to, `http://site${from}`)
      const target = visited.get(pathname + search)
      return hash && target && !target.text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
    })
    expect(missing).toEqual([])
  })

  it('gives every page a title, a description and exactly one h1', () => {
    const faults = pages().flatMap(({ path, text }) => {
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]+)"/.exec(text)?.[1] ?? ''
      const heads = text.match(/<h1[\s>]/g)?.length ?? 0
      const isPrivate = /^\/(client|admin)\/|^\/login$/.test(path)
      return title && (description.length >= 30 || isPrivate) && heads === 1
        ? []
        : [{ path, title, description, heads }]
    })
    expect(faults).toEqual([])
  })

  it('gives every written page an answer in Markdown, which llms.txt lists', async () => {
    const list = (await visit('/llms.txt')).text
    const addresses = [...list.matchAll(/\((\S+\.md)\)/g)].map(([, address = '']) => new URL(address).pathname)
    expect(addresses.length).toBeGreaterThan(15)
    for (const path of addresses) {
      const { status, type, text } = await visit(path)
      expect([path, status, type]).toEqual([path, 200, 'text/markdown'])
      expect(text).toMatch(/^# \S/)
      expect(text).not.toMatch(/<(Facts|Shell)\b/)
    }
  })

  it('has a feed whose entries exist', async () => {
    const { text } = await visit('/feed.xml')
    const entries = [...text.matchAll(/<link href="([^"]+)"/g)].map(([, address = '']) => new URL(address).pathname)
    expect(entries).toContain('/docs/changelog')
    for (const path of entries) expect((await visit(path)).status).toBe(200)
  })
})
