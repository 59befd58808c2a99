import { afterAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { inRoot } from '../../libs/launch/paths.mjs'
import { SetUp } from '../drill/set-up.mjs'

const read = (...path) => readFileSync(inRoot(...path), 'utf8')
const names = readdirSync(inRoot('docker', 'failover'))
const ofMachines = ['etcd.env', 'patroni.yml', 'gatehouse.env']
const setUp = new SetUp()
afterAll(() => rmSync(setUp.folder, { recursive: true, force: true }))

const textOf = (name, machine) => setUp.text(`failover/${name}`, { machine, at: 'here' })
const settings = JSON.parse(read('frontend', 'app', 'content', 'generated', 'sources.json')).settings.map(
  ({ name }) => name,
)

describe('the files of docker/failover', () => {
  it('are all on the page of self-hosting, each once, and nothing is shown there that is no file', () => {
    const page = read('frontend', 'app', 'content', 'docs', 'self-hosting.mdx')
    const shown = [...page.matchAll(/^```\w+ file=(\S+)\n```$/gm)].map(([, path]) => path)
    const expected = [...names.map((name) => `docker/failover/${name}`), 'docker/haproxy.cfg']
    expect(shown.toSorted()).toEqual(expected.toSorted())
    expect(page.match(/file=/g)).toHaveLength(shown.length)
  })

  it.each(names)(
    '%s becomes the drill’s own: its addresses, folders and passwords, and nothing of the example is left',
    (name) => {
      const text = textOf(name, 1).replaceAll(/^\s*[#;].*$/gm, '')
      expect(text).not.toMatch(/10\.0\.0\.|change-me|\/var\/|\/etc\//)
      expect(text.match(/password/gi)?.length ?? 0).toBe(
        read('docker', 'failover', name).match(/password/gi)?.length ?? 0,
      )
    },
  )

  it.each(ofMachines)('%s differs from machine to machine where it says so, and only there', (name) => {
    const [one, two, three] = [1, 2, 3].map((machine) => textOf(name, machine).split('\n'))
    const own = one.filter((line, index) => line !== two[index])
    expect(own.length).toBeGreaterThan(0)
    for (const line of own) expect(line).toMatch(/database-1|\.21|\.11/)
    expect(one.map((line, index) => line !== three[index])).toEqual(one.map((line, index) => line !== two[index]))
    expect(two.join('\n')).not.toContain('database-22')
  })

  it('hold what nothing acknowledged may be lost by', () => {
    const { bootstrap, etcd, etcd3 } = parse(read('docker', 'failover', 'patroni.yml'))
    const {
      synchronous_mode: isSynchronous,
      synchronous_mode_strict: isStrict,
      ttl,
      loop_wait: loop,
      retry_timeout: retry,
    } = bootstrap.dcs
    expect([isSynchronous, isStrict]).toEqual([true, true])
    // Patroni's own rule: a primary that cannot say that it lives has demoted itself before another one is chosen.
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl)
    expect([Boolean(etcd), etcd3]).toEqual([true, undefined])
    expect(read('docker', 'failover', 'etcd.env')).toContain('ETCD_ENABLE_V2=true')
    expect(read('docker', 'failover', 'haproxy.cfg')).toContain('on-marked-down shutdown-sessions')
    expect(read('docker', 'failover', 'pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m)
  })

  it('name settings that exist', () => {
    const named = [...read('docker', 'failover', 'gatehouse.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !settings.includes(name))).toEqual([])
  })

  it('are ones that HAProxy reads', () => {
    if (!existsSync('/usr/sbin/haproxy')) return
    const check = (text) => {
      const path = join(setUp.folder, 'checked.cfg')
      writeFileSync(path, text)
      return spawnSync('/usr/sbin/haproxy', ['-c', '-f', path]).status
    }
    const text = read('docker', 'failover', 'haproxy.cfg')
    expect([check(text), check(text.replace('mode tcp', 'mode udp'))]).toEqual([0, 1])
  })

  it('would be refused by the drill with a password that it does not fill in', () => {
    const more = [['change-me-gatehouse', 'change-me!']]
    expect(() => setUp.text('failover/userlist.txt', { at: 'here', more })).toThrow('which the drill does not know')
  })
})
