import { describe, expect, it } from '@jest/globals'
import { isCommonPassword } from './common-passwords.js'

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
