import { describe, expect, it } from '@jest/globals'
import { connectMsOf } from './data-source.js'

describe('connectMsOf', () => {
  it.each([
    ['postgres://a:b@127.0.0.1:5432/gatehouse', 5_000],
    ['postgres://a:b@127.0.0.1:5432/gatehouse?connect_timeout=30', 30_000],
    ['postgres://a:b@127.0.0.1:5432/gatehouse?sslmode=require&connect_timeout=1', 1_000],
    ['postgres://a:b@127.0.0.1:5432/gatehouse?connect_timeout=0', 5_000],
    ['postgres://a:b@127.0.0.1:5432/gatehouse?connect_timeout=soon', 5_000],
  ])('%s', (url, expected) => expect(connectMsOf(url)).toBe(expected))
})
