import type { FastifyRequest } from 'fastify'
import { randomBytes, randomUUID } from 'node:crypto'

interface Kept {
  status: number
  headers: [name: string, value: string][]
  html: string
  nonce: string
  requestId: string
}

export interface Marks {
  nonce: string
  requestId: string
}

const keptMax = 200

/** Pages are kept with marks of their own, never a visitor's; each answer's marks are put in their place. */
export class SamePages {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly paths: ReadonlySet<string>) {}

  isOne({ method, url, headers }: FastifyRequest): boolean {
    return (
      method === 'GET' && this.paths.has(url) && headers.cookie === undefined && headers.authorization === undefined
    )
  }

  async answer(
    key: string,
    { nonce, requestId }: Marks,
    render: (marks: Marks) => Promise<Response | undefined>,
  ): Promise<Response | undefined> {
    const page = this.kept.get(key) ?? (await this.keep(key, render))
    if (!page) return undefined
    const html = page.html.replaceAll(page.nonce, nonce).replaceAll(page.requestId, requestId)
    return new Response(html, { status: page.status, headers: page.headers })
  }

  private async keep(key: string, render: (marks: Marks) => Promise<Response | undefined>): Promise<Kept | undefined> {
    const marks = { nonce: randomBytes(16).toString('base64url'), requestId: randomUUID() }
    const response = await render(marks)
    const isForAll = !response?.headers.has('set-cookie') && response?.headers.get('cache-control') !== 'no-store'
    if (response?.status !== 200 || !isForAll) return undefined
    const page = { status: 200, headers: [...response.headers], html: await response.text(), ...marks }
    // A caller chooses among the addresses of this machine: all of them together must not fill the memory.
    if (this.kept.size >= keptMax) this.kept.clear()
    this.kept.set(key, page)
    return page
  }
}
