import { readFileSync } from 'node:fs'
import { inRoot } from '../../libs/launch/paths.mjs'

// What a developer has set for the running product (a DATABASE_URL above all) must not reach the tests.
export const forgetSettings = () => {
  const names = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm)
  for (const [, name] of names) delete process.env[name]
}
