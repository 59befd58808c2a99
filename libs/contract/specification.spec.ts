import { describe, expect, it } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as limits from './limits.js'

const page = readFileSync('docs/SPECIFICATION.md', 'utf8')
const folder = 'libs/contract/messages'
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

/** A sentence with something in it is called with the names of what it takes: `Client {name} has been approved!`. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn)
  if (typeof value !== 'function') return []
  const names = /^\(?([\w, ]*)\)?\s*=>/.exec(String(value))?.[1]?.split(',') ?? []
  try {
    return wordsIn(value(...names.map((name) => `{${name.trim()}}`)))
  } catch {
    return [] // It takes more than texts; none of these is quoted.
  }
}

describe('docs/SPECIFICATION.md', () => {
  it('quotes words that the product says', async () => {
    const modules = await Promise.all(sources.map((file) => import(`./${join('messages', file)}`)))
    const said = new Set(modules.flatMap((module) => Object.values(module as object).flatMap(wordsIn)))
    const quoted = [...page.matchAll(/“([^”]+)”/g)].map(([, words]) => words?.replace(/\s+/g, ' ') ?? '')
    expect(quoted.length).toBeGreaterThan(100)
    expect(quoted.filter((words) => !said.has(words))).toEqual([])
  })

  it('names addresses and calls that there are', () => {
    const siteMap = ['routes', 'route-frames', 'admin-routes']
      .map((name) => readFileSync(`frontend/app/${name}.ts`, 'utf8'))
      .join('\n')
    const calls = readFileSync('libs/contract/generated/calls.ts', 'utf8')
    const named = [...page.matchAll(/`((?:(?:GET|POST|PUT|DELETE) )?\/[^`]*)`/g)].map(([, name]) => name ?? '')
    const isCall = (name: string) => calls.includes(`'${name}'`)
    const isAddress = (name: string) =>
      name === '/' ||
      new RegExp(`'${name.split('/').filter(Boolean).join('/')}'`).test(siteMap) ||
      isNested(name, siteMap)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !(/ /.test(name) ? isCall(name) : isAddress(name) || isCall(`GET ${name}`)))).toEqual(
      [],
    )
  })

  it.each([
    ['The header turns solid after 10 px', limits.headerSolidAfterPx, 10],
    ['after 2 s `/client/pending-approval`', limits.signupRedirectMs, 2_000],
    ['“Registration failed. Please try again.” for 3 s', limits.toastRegistrationFailureMs, 3_000],
    ['after 1 s `/client/dashboard`', limits.clientLoginRedirectMs, 1_000],
    ['after 1.5 s the sign-in', limits.adminSignupRedirectMs, 1_500],
    ['counted up within 800 ms', limits.countersMs, 800],
    ['shown for 5 s after', limits.secretRevealMs, 5_000],
    ['“Copied!” stays for 1.2 s', limits.copiedMs, 1_200],
    ['A success stays for 2 s', limits.toastSuccessMs, 2_000],
    ['a failure for 4 s', limits.toastErrorMs, 4_000],
    ['at most 20 toasts', limits.toastsShownMax, 20],
    ['charge percentage (step 0.01)', limits.chargePercentageStep, 0.01],
    ['at least 8 characters', limits.passwordMinLength, 8],
    ['at least 6 characters', limits.staffPasswordMinLength, 6],
  ])('says %j as the product has it', (words, actual, said) => {
    expect(page.replace(/\s+/g, ' ')).toContain(words)
    expect(actual).toBe(said)
  })
})

/** An address of an area is written in the site map without the area's name before it. */
function isNested(name: string, siteMap: string): boolean {
  const [area, ...rest] = name.split('/').filter(Boolean)
  return siteMap.includes(`'${area}'`) && siteMap.includes(`'${rest.join('/')}'`)
}
