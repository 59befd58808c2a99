import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { readInside, streamInside } from './inner-request.js'

const server = fastify()
const seen: string[] = []
const endless = { given: 0, isEnded: false }
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
  server.get('/endless', async (_request, reply) => {
    const pieces = function* () {
      try {
        for (;;) {
          endless.given += 1
          yield 'a'.repeat(10_000)
        }
      } finally {
        endless.isEnded = true
      }
    }
    return reply.type('text/csv').send(Readable.from(pieces(), { objectMode: false }))
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
    await expect(read('/broken')).rejects.toThrow('before the response was complete')
  })
})

describe('streamInside', () => {
  const stream = (url: string) => streamInside(server, { url, headers: {}, address: '192.0.2.7' })

  it('answers with the first piece, and the rest as it is read', async () => {
    const { status, headers, body } = await stream('/streamed')
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
    expect(await text(body)).toBe(`ü${'a'.repeat(100_000)}`)
  })

  it.each([
    ['/refused', 403],
    ['/nothing', 204],
    ['/thrown', 500],
  ])('answers %s with %i', async (url, status) => {
    const answer = await stream(url)
    expect([answer.status, await text(answer.body)]).toEqual([status, (await server.inject({ url })).payload])
  })

  it('breaks off where the answer does', async () => {
    const { body } = await stream('/broken')
    await expect(text(body)).rejects.toThrow('before the response was complete')
  })

  it('reads no further than whoever reads it, and ends when that one leaves', async () => {
    const { body } = await stream('/endless')
    await once(body, 'readable')
    const given = endless.given
    await pause(50)
    expect(endless.given).toBe(given)
    body.destroy()
    await pause(50)
    expect([endless.given - given < 3, endless.isEnded]).toEqual([true, true])
  })
})
