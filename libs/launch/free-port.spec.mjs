import { describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { addressFrom, requireFreePort } from './free-port.mjs'

describe('the port that a start wants', () => {
  it('is refused while something listens there, with a command that helps, and taken when it is free', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address()
    const wanted = { host: '127.0.0.1', port }
    await expect(requireFreePort(wanted, 'npm run demo')).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is already in use. End what listens there, or take another one: PORT=${port + 1} npm run demo`,
    )
    server.close()
    await once(server, 'close')
    await requireFreePort(wanted, 'npm start')
  })

  it('is that of the environment, else of .env, else 3000', () => {
    expect(addressFrom({ PORT: '4000', HOST: '0.0.0.0' }, { PORT: '5000' })).toEqual({ host: '0.0.0.0', port: 4000 })
    expect(addressFrom({}, { PORT: '5000' })).toEqual({ host: '127.0.0.1', port: 5000 })
    expect(addressFrom({}, {})).toEqual({ host: '127.0.0.1', port: 3000 })
  })
})
