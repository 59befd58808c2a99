import { describe, expect, it } from '@jest/globals'
import { leastCpuMs } from '../../../../test/support/cpu-time.js'
import { isCommonPassword, isOwnName } from './common-passwords.js'

describe('isCommonPassword', () => {
  it.each([
    '123456',
    'password',
    'PassWord1',
    'qwertyuiop',
    '1q2w3e4r5t',
    'iloveyou',
    'p@ssw0rd!',
    'Summer2025!',
    'Liverpool1',
    'a123456789',
    '20011231',
    'aaaaaaaa',
    'xyxyxyxy',
    'zhenzhen',
    'gatehouse',
  ])('is true for %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'correct horse battery',
    'kestrel-lantern-92',
    'gH7!kz',
    'Tr0ub4dor&3',
    'une phrase assez longue',
    '密码是很长的一句话',
    '',
  ])('is false for %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('isOwnName', () => {
  const is = (password: string) => isOwnName(password, 'ada.lovelace@example.com', 'Ada Lovelace')

  it.each([
    'ada.lovelace@example.com',
    'ADA.Lovelace@Example.COM',
    'ada.lovelace',
    'Ada Lovelace',
    'adalovelace',
    'Ada-Lovelace2025!',
    '!ada_lovelace',
    '@da Lovelace1',
    ' Ada Lovelace ',
  ])('is true for %s', (password) => {
    expect(is(password)).toBe(true)
  })

  it.each(['lovelace engine notes', 'ada', 'my name is Ada Lovelace', 'ada.lovelace123456', ''])(
    'is false for %s',
    (password) => {
      expect(is(password)).toBe(false)
    },
  )

  it('takes no empty name for the whole of a password', () => {
    expect(isOwnName('12345', 'x@example.com', '-')).toBe(false)
  })

  it('takes microseconds, whatever the password is', async () => {
    const askAll = () => {
      for (const piece of ['a', '!', '._-', 'ﬀ', ' ']) isOwnName(piece.repeat(200), 'a@example.com', 'a'.repeat(200))
    }
    expect(await leastCpuMs(askAll, 50)).toBeLessThan(50)
  })
})
