import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { inRoot } from '../../libs/launch/paths.mjs'

const read = (...path) => readFileSync(inRoot('docker', ...path), 'utf8')

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-operator-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const find = (name) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((place) => join(place, name)).find((path) => existsSync(path))

// Where the machine has the tool that will read the file, it is asked; it must also refuse the same file with a fault in it.
const expectAccepted = (tool, argumentsFor, text, broken) => {
  const program = find(tool)
  if (!program) return
  const run = (contents) => {
    const path = join(folder, `${tool}.conf`)
    writeFileSync(path, contents)
    const { status, stdout, stderr } = spawnSync(program, argumentsFor(path), { encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  expect(run(text)).toEqual({ status: 0, said: expect.any(String) })
  expect(run(broken).status).not.toBe(0)
}

const makeCertificate = () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  spawnSync(find('openssl'), [...args, '-subj', '/CN=pay.example.com', '-keyout', key, '-out', certificate])
  const both = join(folder, 'both.pem')
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return { key, certificate, both }
}

describe('docker/haproxy.cfg', () => {
  const text = read('haproxy.cfg')

  it('drops the address that a visitor claims, keeps metrics inside, and sends nothing twice', () => {
    expect(text).toMatch(/del-header X-Forwarded-For\n\s+option forwardfor/)
    expect(text).toMatch(/deny deny_status 404 if \{ path -i \/metrics \}/)
    expect(text).toMatch(/retry-on conn-failure\n/)
    expect(text).toContain('/health/ready')
  })

  it('is one that HAProxy reads', () => {
    if (!find('haproxy') || !find('openssl')) return
    const own = text.replace(/crt \S+/, `crt ${makeCertificate().both}`)
    expectAccepted('haproxy', (path) => ['-c', '-f', path], own, own.replace('balance leastconn', 'balance fairly'))
  })
})

describe('docker/nginx.conf', () => {
  const text = read('nginx.conf')

  it('passes on the address that connects, keeps metrics inside, and repeats no POST', () => {
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(text).toMatch(/location = \/metrics \{\s+return 404;/)
    expect(text).not.toMatch(/^\s*proxy_next_upstream [^#\n]*non_idempotent/m)
  })

  it('is one that nginx reads', () => {
    if (!find('nginx') || !find('openssl')) return
    const { certificate, key } = makeCertificate()
    const own = text.replace(/\/etc\/nginx\/\S+\.crt/, certificate).replace(/\/etc\/nginx\/\S+\.key/, key)
    const whole = (server) => `pid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\n${server}\n}\n`
    const args = (path) => ['-t', '-p', folder, '-e', 'stderr', '-c', path]
    expectAccepted('nginx', args, whole(own), whole(own.replace('least_conn', 'fair_conn')))
  })
})

describe('the timers of systemd', () => {
  const valuesIn = (name) => {
    const unit = read(name)
    return (key) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value)
  }

  it.each(['backup', 'verify'])(
    'gatehouse-%s runs commands that the build makes, where the server keeps its data',
    (name) => {
      const [of, server] = [valuesIn(`gatehouse-${name}.service`), valuesIn('gatehouse.service')]
      const commands = of('ExecStart').map((line) => line.split(' ').find((word) => word.startsWith('dist/')))
      expect(commands.length).toBeGreaterThan(0)
      const source = (built) => inRoot(built.replace(/^dist\/server\//, 'api/src/').replace(/\.js$/, '.ts'))
      expect(commands.filter((built) => !existsSync(source(built)))).toEqual([])
      for (const key of ['User', 'WorkingDirectory', 'EnvironmentFile', 'StateDirectory'])
        expect([key, of(key)]).toEqual([key, server(key)])
      const timer = valuesIn(`gatehouse-${name}.timer`)
      expect([timer('Persistent'), timer('WantedBy')]).toEqual([['true'], ['timers.target']])
      expect(timer('OnCalendar')[0]).toMatch(/^\*-\*-\* \d\d:\d\d$/)
    },
  )
})

// What the product says of itself, read from the source of its metrics.
const known = ['metrics.ts', 'attention-metrics.ts', 'replica-metrics.ts', 'unreadable-metrics.ts']
  .map((name) => readFileSync(inRoot('api', 'src', 'process', 'observe', name), 'utf8'))
  .flatMap((source) => [
    ...[...source.matchAll(/name: '(gatehouse_\w+)'/g)].map(([, name]) => name),
    ...[...source.matchAll(/gauge\(\s*'(\w+)'/g)].map(([, name]) => `gatehouse_${name}`),
  ])
const ofTheProcess = ['up', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']
const unknownIn = (expression) =>
  [...expression.matchAll(/\b((?:gatehouse|nodejs|process)_\w+)/g)]
    .map(([, name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => ![...known, ...ofTheProcess].includes(name))

describe('docker/prometheus/alerts.yml', () => {
  const text = read('prometheus', 'alerts.yml')
  const rules = parse(text).groups.flatMap(({ rules }) => rules)

  it('asks for figures that exist, and says what to do', () => {
    expect(known.length).toBeGreaterThan(6)
    expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
    expect(unknownIn('gatehouse_made_up > 1')).toEqual(['gatehouse_made_up'])
    for (const { alert, annotations, labels } of rules)
      expect([alert, annotations, labels.severity]).toEqual([
        alert,
        { summary: expect.any(String), description: expect.any(String) },
        expect.stringMatching(/^(page|ticket)$/),
      ])
  })

  it('is one that promtool reads', () => {
    expectAccepted('promtool', (path) => ['check', 'rules', path], text, text.replace('> 60', '> > 60'))
  })
})

describe('docker/grafana/gatehouse.json', () => {
  const { panels, templating } = JSON.parse(read('grafana', 'gatehouse.json'))

  it('shows figures that exist, each panel in its own place', () => {
    const targets = panels.flatMap(({ targets }) => targets)
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([])
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(templating.list[0]).toMatchObject({ type: 'datasource', query: 'prometheus' })
  })
})
