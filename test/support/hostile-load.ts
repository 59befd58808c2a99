import { connect, type Socket } from 'node:net'

const head = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: gatehouse.test', ...lines].join('\r\n')}\r\n\r\n`
const json = 'content-type: application/json'
const login = (...lines: string[]) => head('POST', '/api/clients/login', json, ...lines)
const broken = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d])

/** What a hostile caller sends, and whether it then leaves the connection open and waits. */
const attacks: { name: string; bytes: string | Buffer; holds?: true }[] = [
  { name: 'a body that comes to no end', bytes: `${login('content-length: 500')}{"email`, holds: true },
  { name: 'half a head', bytes: 'GET /api/clients/me HTTP/1.1\r\nhost: gatehouse.test\r\nx-slow: ', holds: true },
  { name: 'nothing', bytes: '', holds: true },
  { name: 'a body of a gigabyte', bytes: `${login('content-length: 1073741824')}{` },
  { name: 'headers of 40 kB', bytes: head('GET', '/api/clients/me', `x-large: ${'x'.repeat(40_000)}`) },
  { name: 'an address of 20 kB', bytes: head('GET', `/api/${'a'.repeat(12_000)}`) },
  { name: 'bytes that are no text', bytes: Buffer.concat([Buffer.from(login('content-length: 8')), broken]) },
  { name: 'a compression nobody asked for', bytes: `${login('content-encoding: br', 'content-length: 2')}{}` },
  { name: 'chunks of no size', bytes: `${login('transfer-encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n` },
  { name: 'two lengths', bytes: `${login('content-length: 2', 'content-length: 3')}{}` },
  { name: 'noise', bytes: Buffer.from('16030100a5010000a10303ff00ff00', 'hex') },
  { name: 'twenty requests at once', bytes: head('GET', '/api/clients/me').repeat(20) },
]

export interface Sent {
  name: string
  /** Of every answer that came. */
  statuses: number[]
}

/** Hostile connections, so many at a time; those that are held stay open until `release`. */
export class HostileLoad {
  readonly sent: Sent[] = []
  private readonly held = new Set<Socket>()
  private next = 0

  constructor(
    private readonly url: string,
    private readonly heldMax: number,
  ) {}

  async send(count: number, atOnce: number): Promise<void> {
    const one = async () => {
      while (this.next < count) await this.attack(this.next++)
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }

  get open(): number {
    return this.held.size
  }

  release(): void {
    for (const socket of this.held) socket.destroy()
  }

  private attack(number: number): Promise<void> {
    const { name, bytes, holds } = attacks[number % attacks.length] as (typeof attacks)[number]
    const { hostname, port } = new URL(this.url)
    return new Promise((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname, () => {
        socket.write(bytes)
        if (!holds) return
        this.held.add(socket)
        // Old ones make room, so that this machine does not run out of sockets itself.
        if (this.held.size > this.heldMax) this.held.values().next().value?.destroy()
        resolve()
      })
      const wanted = name.startsWith('twenty') ? 20 : 1
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1')
        if (!holds && text.split('HTTP/1.1 ').length > wanted) socket.end()
      })
      socket.on('error', () => undefined)
      socket.setTimeout(20_000, () => socket.destroy())
      socket.on('close', () => {
        this.held.delete(socket)
        const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
        this.sent.push({ name, statuses })
        resolve()
      })
    })
  }
}
