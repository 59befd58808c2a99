import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { Readable } from 'node:stream'
import { readInside } from './inner-request.js'

const server = fastify()
const seen: string[] = []
beforeAll(async () => {
  server.addHook('onResponse', async ({ url }, reply) => void seen.push(`${url} ${reply.statusCode}`))
  server.get('/said', async ({ headers, ip, query }) => ({ agent: headers['user-agent'], ip, query, letter: 'ü' }))
  server.get('/refused', async (_request, reply) => reply.code(403).header('X-Why', 'no right').send({ code: 'NO' }))
  server.get('/nothing', async (_request, reply) => reply.code(204).send())
  server.get('/thrown', () => Promise.reject(new Error('a fault of ours')))
  server.get('/streamed', async (_request, reply) =>
    reply.type('text/csv').send(Readable.from([Buffer.from([0xc3]), Buffer.from([0xbc]), 'a'.repeat(100_000)])),
  )
  server.get('/broken', async (_request, reply) => {
    const pieces = function* () {
      yield 'the first row'
      throw new Error('the database went away')
    }
    return reply.type('text/csv').send(Readable.from(pieces()))
  })
  await server.ready()
})
afterAll(() => server.close())

const read = (url: string) => readInside(server, { url, headers: { 'user-agent': 'a browser' }, address: '192.0.2.7' })

describe('readInside', () => {
  it('asks with headers, address and query, and answers what inject answers', async () => {
    const { status, headers, body } = await read('/said?page=2')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toEqual({ agent: 'a browser', ip: '192.0.2.7', query: { page: '2' }, letter: 'ü' })
    const options = { url: '/said?page=2', headers: { 'user-agent': 'a browser' }, remoteAddress: '192.0.2.7' }
    const injected = await server.inject(options)
    expect(body).toBe(injected.payload)
    expect(headers).toEqual({ ...injected.headers, connection: undefined, date: expect.any(String) })
  })

  it.each([
    ['/refused', 403],
    ['/nothing', 204],
    ['/thrown', 500],
    ['/nowhere', 404],
  ])('answers %s with %i, and the hooks are told', async (url, status) => {
    const answer = await read(url)
    expect(answer.status).toBe(status)
    if (url === '/refused') expect(answer.headers['x-why']).toBe('no right')
    expect(answer.body).toBe((await server.inject({ url })).payload)
    expect(seen).toContain(`${url} ${status}`)
  })

  it('waits for the end of an answer that comes in pieces, and splits no letter', async () => {
    const { headers, body } = await read('/streamed')
    expect(headers['content-type']).toContain('text/csv')
    expect(body).toBe(`ü${'a'.repeat(100_000)}`)
  })

  it('fails when an answer ends before it is whole', async () => {
    await expect(read('/broken')).rejects.toThrow('before it was whole')
  })
})
