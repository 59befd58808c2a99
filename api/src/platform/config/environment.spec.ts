import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { InvalidEnvironment, readEnvironment } from './environment.js'

const problemsOf = (source: NodeJS.ProcessEnv): string[] => {
  try {
    readEnvironment(source)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidEnvironment)
    return (error as Error).message.split('\n').slice(1)
  }
}

describe('readEnvironment', () => {
  it('needs nothing', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, isHttps: false, TRUST_PROXY: false })
    const { DATABASE_URL, APP_SECRET, ADMIN_PASSWORD } = environment
    expect([DATABASE_URL, APP_SECRET, ADMIN_PASSWORD]).toEqual([undefined, undefined, undefined])
    expect(isAbsolute(environment.dataDir)).toBe(true)
  })

  it('takes an empty variable as unset, and leaves alone what is not its own', () => {
    const environment = readEnvironment({
      PORT: '',
      DATABASE_URL: '',
      HOME: '/nowhere',
      constructor: 'x',
      toString: 'x',
    } as never)
    expect([environment.PORT, environment.DATABASE_URL]).toEqual([3000, undefined])
    expect('HOME' in environment).toBe(false)
  })

  it.each<[NodeJS.ProcessEnv, object]>([
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: ' 80 ' }, { PORT: 80 }],
    [{ PORT: '65535' }, { PORT: 65_535 }],
    [{ TRUST_PROXY: '1' }, { TRUST_PROXY: true }],
    [{ TRUST_PROXY: '0' }, { TRUST_PROXY: false }],
    [{ WEBHOOK_ALLOW_PRIVATE: '1' }, { WEBHOOK_ALLOW_PRIVATE: true }],
    [{ PROCESSOR_ALLOW_PRIVATE: '1' }, { PROCESSOR_ALLOW_PRIVATE: true }],
    [{}, { webhookPorts: [443, 8443] }],
    [{ WEBHOOK_PORTS: '4443, 65535' }, { webhookPorts: [443, 8443, 4443, 65_535] }],
    [{ RATE_LIMIT_SCALE: '0.5' }, { RATE_LIMIT_SCALE: 0.5 }],
    [{ PUBLIC_URL: 'https://pay.example.com' }, { isHttps: true }],
    [{ PUBLIC_URL: 'http://pay.example.com:8080' }, { isHttps: false }],
    [{ DATABASE_URL: 'postgresql://a:b@c/d' }, { DATABASE_URL: 'postgresql://a:b@c/d' }],
    [{}, { CHARGE_PERCENTAGE_MIN: 0.01, REFUND_KEEPS_FEE: true }],
    [{ FIRST_PLAN_DISPUTE_FEES: 'none' }, { FIRST_PLAN_DISPUTE_FEES: 'none' }],
    [{ FIRST_PLAN_DISPUTE_FEES: 'JPY:2000,KWD:4.500' }, { FIRST_PLAN_DISPUTE_FEES: 'JPY:2000,KWD:4.500' }],
    [{ CHARGE_PERCENTAGE_MIN: '2.50' }, { CHARGE_PERCENTAGE_MIN: 2.5 }],
    [{ APP_SECRET: 'x'.repeat(32) }, { APP_SECRET: 'x'.repeat(32) }],
    [{}, { replicaUrls: [] }],
    [
      { DATABASE_URL: 'postgres://a/b', DATABASE_REPLICA_URLS: 'postgres://c/b, postgresql://u:p%2C@d:1/b' },
      { replicaUrls: ['postgres://c/b', 'postgresql://u:p%2C@d:1/b'] },
    ],
  ])('reads %j', (source, expected) => {
    expect(readEnvironment(source)).toMatchObject(expected)
  })

  it.each<NodeJS.ProcessEnv>([
    { PORT: 'http' },
    { PORT: '-1' },
    { PORT: '65536' },
    { PORT: '80.5' },
    { PORT: 'NaN' },
    { PORT: '  ' },
    { PORT: '\t' },
    { PORT: '0x50' },
    { PORT: '1e3' },
    { DATA_DIR: '  ' },
    { RATE_LIMIT_SCALE: ' ' },
    { DEFAULT_CHARGE_PERCENTAGE: ' ' },
    { CHARGE_PERCENTAGE_MIN: '0' },
    { CHARGE_PERCENTAGE_MIN: '1.555' },
    { CHARGE_PERCENTAGE_MIN: '2.51' },
    { CHARGE_PERCENTAGE_MIN: '1.01', DEFAULT_CHARGE_PERCENTAGE: '1' },
    { HOST: 'a host' },
    { REFUND_KEEPS_FEE: 'yes' },
    { FIRST_PLAN_DISPUTE_FEES: '15.00' },
    { FIRST_PLAN_DISPUTE_FEES: 'USD:-15' },
    { FIRST_PLAN_DISPUTE_FEES: 'JPY:15.50' },
    { FIRST_PLAN_DISPUTE_FEES: 'USD:15,USD:16' },
    { DATABASE_URL: 'mysql://localhost' },
    { DATABASE_URL: 'localhost' },
    { DATABASE_REPLICA_URLS: 'postgres://a/b' },
    { DATABASE_REPLICA_URLS: 'postgres://a/b,', DATABASE_URL: 'postgres://c/b' },
    { DATABASE_REPLICA_URLS: 'postgres://a/b,mysql://d/b', DATABASE_URL: 'postgres://c/b' },
    { DATABASE_REPLICA_URLS: 'postgres://[/b', DATABASE_URL: 'postgres://c/b' },
    { PUBLIC_URL: 'pay.example.com' },
    { PUBLIC_URL: 'https://pay.example.com/path' },
    { PUBLIC_URL: 'ftp://pay.example.com' },
    { PUBLIC_URL: 'https://[' },
    { API_URL: '127.0.0.1:3000' },
    { APP_SECRET: 'x'.repeat(31) },
    { ADMIN_EMAIL: 'admin' },
    { ADMIN_PASSWORD: 'seven77' },
    { TRUST_PROXY: 'yes' },
    { WEBHOOK_ALLOW_PRIVATE: 'yes' },
    { PROCESSOR_ALLOW_PRIVATE: 'yes' },
    { WEBHOOK_PORTS: '0' },
    { WEBHOOK_PORTS: '65536' },
    { WEBHOOK_PORTS: '443,' },
    { WEBHOOK_PORTS: '443 8443' },
    { WEBHOOK_PORTS: '*' },
    { RATE_LIMIT_SCALE: '0' },
    { RATE_LIMIT_SCALE: '-1' },
    { RATE_LIMIT_SCALE: 'Infinity' },
    { LOG_LEVEL: 'loud' },
  ])('refuses %j in one sentence that names it', (source) => {
    expect(problemsOf(source)).toEqual([expect.stringMatching(new RegExp(`^  - ${Object.keys(source)[0]} `))])
  })

  it('lists every problem at once, and repeats no secret', () => {
    const problems = problemsOf({ PORT: 'x', APP_SECRET: 'my short secret', ADMIN_PASSWORD: 'pass', LOG_LEVEL: 'x' })
    expect(problems).toHaveLength(4)
    expect(problems.join()).not.toMatch(/my short secret|pass\b/)
  })

  it('has every setting in .env.example, by whose names the tests also forget what a developer has set', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const settings = [...read('environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+)(?:\?:|:| =)/gm)].map(([, name]) => name)
    const explained = [...read('../../../../.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
    expect(settings.length).toBeGreaterThan(30)
    expect(settings.filter((name) => !explained.includes(name))).toEqual([])
  })
})
