import { expect, it } from '@jest/globals'
import { hashPassword } from './passwords.js'

it('hashes passwords with argon2id, 19 MiB and two passes, each with a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('a long password'), hashPassword('a long password')])
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
})
