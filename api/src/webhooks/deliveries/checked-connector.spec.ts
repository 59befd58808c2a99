import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { LookupAddress } from 'node:dns'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { isPublicAddress } from '../../platform/outbound/public-address.js'
import { reasonOf } from './attempt-result.js'
import { checkedConnector, type Resolve } from '../../platform/outbound/checked-connector.js'
import { postBy } from './webhook-transport.js'

// It stands for a service inside our network; `publicPort` for one that everybody may reach, on another address of this
// machine, because a test can reach no other.
let inside: Server
let outside: Server
let insideRequests = 0
const publicAddress = '127.0.0.2'
const isAllowed = (address: string) => address === publicAddress

const listen = (server: Server, host: string, port = 0) =>
  new Promise<Server>((resolve) => server.listen(port, host, () => resolve(server)))
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  outside = await listen(
    createServer((_request, response) => void response.end('public')),
    publicAddress,
  )
  // The same port, so that only the address tells the two apart.
  const count = createServer((_request, response) => {
    insideRequests += 1
    response.end('private')
  })
  inside = await listen(count, '127.0.0.1', portOf(outside))
})
afterAll(() => {
  inside.close()
  outside.close()
})

const addresses = (...all: string[]): LookupAddress[] =>
  all.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

async function post(
  host: string,
  resolve: Resolve,
  address: (one: string) => boolean = isPublicAddress,
  port = (_port: number) => true,
): Promise<string> {
  const agent = new Agent({ connect: checkedConnector(resolve, { address, port }), pipelining: 0 })
  const sent = { url: `http://${host}:${portOf(outside)}/`, headers: {}, body: '{}' }
  try {
    return (await postBy(agent, sent, AbortSignal.timeout(5_000))).body
  } catch (error) {
    return reasonOf(error)
  } finally {
    await agent.destroy()
  }
}

const refused = 'Refused: the name resolves to an address that isn’t public'
const never: Resolve = () => Promise.reject(new Error('nobody should ask'))

describe('a connection of a webhook', () => {
  it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]', '0.0.0.0'])(
    'to %s is refused',
    async (host) => expect(await post(host, never)).toBe(refused),
  )

  it.each([
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    [],
  ])('to a name that resolves to %s is refused', async (...all) =>
    expect(await post('hooks.example.com', async () => addresses(...all))).toBe(refused),
  )

  it('goes to the very address that was checked, when the name changes in between', async () => {
    const answers = [publicAddress, '127.0.0.1', publicAddress, '127.0.0.1', '127.0.0.1']
    const asked: string[] = []
    const changing: Resolve = async (hostname) => {
      asked.push(hostname)
      return addresses(answers[asked.length - 1] ?? '127.0.0.1')
    }
    const said: string[] = []
    for (const _ of answers) said.push(await post('hooks.example.com', changing, isAllowed))
    expect(said).toEqual(['public', refused, 'public', refused, refused])
    expect(asked).toHaveLength(answers.length)
    expect(insideRequests).toBe(0)
  })

  it('to a port that is not for webhooks is refused before anything is looked up', async () => {
    const asked: number[] = []
    const only443 = (port: number) => asked.push(port) > 0 && port === 443
    const said = await post(publicAddress, never, isAllowed, only443)
    expect(said).toBe('Refused: webhooks can’t use this port. The installation’s operator can allow it')
    expect(asked).toEqual([portOf(outside)])
    const theirs = (port: number) => port === portOf(outside)
    expect(await post(publicAddress, never, isAllowed, theirs)).toBe('public')
  })

  it('to a name that nobody knows says so', async () => {
    const unknown = Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' })
    expect(await post('hooks.example.com', () => Promise.reject(unknown))).toBe('The host name wasn’t found')
  })
})
