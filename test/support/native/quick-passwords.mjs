import { createRequire } from 'node:module'
import { count } from './profile.mjs'

// Hashing costs ten milliseconds by design, and tests sign up thousands of people. A hash says itself how it was made, so the product
// verifies these as it verifies its own; a product that runs as a process of its own hashes in earnest.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = argon2
const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 }

argon2.hash = (password, settings, signal) => {
  count('hashes')
  return hash(password, { ...settings, ...quick }, signal)
}
