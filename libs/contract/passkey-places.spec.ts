import { describe, expect, it } from '@jest/globals'
import { namedLoopback, takesPasskeys } from './passkey-places.js'

describe('a place', () => {
  it.each([
    ['https://pay.example.com', true],
    ['https://pay.example.com:8443', true],
    ['http://localhost:3000', true],
    ['http://gatehouse.localhost', true],
    ['http://pay.example.com', false],
    ['http://127.0.0.1:3000', false],
    ['https://203.0.113.7', false],
    ['https://[2001:db8::1]', false],
    ['http://[::1]:3000', false],
    ['http://localhost.example.com', false],
  ])('%s takes passkeys: %s', (origin, takes) => {
    expect(takesPasskeys(origin)).toBe(takes)
  })

  it.each([
    ['http://127.0.0.1:3000', 'http://localhost:3000'],
    ['http://127.1.2.3', 'http://localhost'],
    ['http://[::1]:3000', 'http://localhost:3000'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://192.168.1.2:3000', null],
    ['http://0.0.0.0:3000', null],
    ['https://127.0.0.1.example.com', null],
  ])('%s is on this machine %s', (origin, named) => {
    expect(namedLoopback(origin)).toBe(named)
  })
})
