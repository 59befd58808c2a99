// The files of docker/failover and docker/haproxy.cfg, which /docs/self-hosting shows, as they stand on a machine of this drill: 10.0.0.N
// becomes an address of the loopback, so that every port stays the documented one, and each password is a new one.
import { randomBytes, randomInt } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { inRoot } from '../../libs/launch/paths.mjs'
import { borrowedUser } from '../support/postgres-cluster.mjs'

const places = ['/var/lib/', '/var/run/', '/var/log/', '/etc/']
const mayLeave = /\b10\.0\.0\.|change-me|\/(?:var|etc)\//

export class SetUp {
  user = borrowedUser()
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-drill-'))
  #net = `127.${randomInt(16, 200)}.${randomInt(1, 250)}`
  #secrets = new Map()

  constructor() {
    this.own(this.folder)
  }

  /** 10.0.0.N here; what a node sees through lines that can be cut has a net of its own. */
  address(last, node = 0) {
    return node === 0 ? `${this.#net}.${last}` : `${this.#net.replace(/\d+$/, '')}${250 + node}.${last}`
  }

  secret(name) {
    if (!this.#secrets.has(name)) this.#secrets.set(name, randomBytes(20).toString('hex'))
    return this.#secrets.get(name)
  }

  /** Whoever runs PostgreSQL must be able to write it. */
  own(path) {
    if (this.user) chownSync(path, this.user.uid, this.user.gid)
  }

  /** `machine` is 1, 2 or 3; where it is said, the lines that are each machine's own become its. */
  text(name, { machine, at, more = [] }) {
    const folder = join(this.folder, at)
    const swaps = [
      ...more,
      ['10.0.0.0/24', '127.0.0.0/8'],
      ['127.0.0.1', this.address(11)],
      ['10.0.0.', `${this.#net}.`],
      ...places.map((place) => [place, `${folder}/`]),
    ]
    const said = machine ? asMachine(readFile(name), machine) : readFile(name)
    const text = swaps.reduce((text, [from, to]) => text.replaceAll(from, to), said)
    const filled = text.replaceAll(/change-me-(\w+)/g, (_, name) => this.secret(name))
    const left = mayLeave.exec(filled.replaceAll(/^\s*[#;].*$/gm, '').replaceAll(folder, ''))
    if (left) throw new Error(`${name} names ${left[0]}, which the drill does not know`)
    return filled
  }

  /** Writes it where `at` keeps its files, or deeper, and answers the path. */
  write(name, { into, ...options }) {
    const path = join(this.folder, into ?? options.at, name.split('/').at(-1))
    this.folderOf(into ?? options.at)
    writeFileSync(path, this.text(name, options), { mode: 0o600 })
    this.own(path)
    return path
  }

  folderOf(...parts) {
    const path = join(this.folder, ...parts)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    for (let each = path; each !== this.folder; each = dirname(each)) this.own(each)
    return path
  }

  environment(name, options) {
    const lines = this.text(name, options)
      .split('\n')
      .map((line) => /^(\w+)=(.*)$/.exec(line))
    return Object.fromEntries(lines.filter(Boolean).map(([, key, value]) => [key, value]))
  }

  makeCertificate() {
    const [key, certificate] = [join(this.folder, 'key.pem'), join(this.folder, 'certificate.pem')]
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const names = ['-subj', '/CN=pay.example.com', '-addext', 'subjectAltName=DNS:pay.example.com']
    spawnSync('/usr/bin/openssl', [...args, ...names, '-keyout', key, '-out', certificate])
    const both = join(this.folder, 'pay.example.com.pem')
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
    this.own(both)
    return { path: both, certificate: readFileSync(certificate) }
  }
}

const readFile = (name) => readFileSync(inRoot('docker', name), 'utf8')

const ofMachine = (text, machine) =>
  text
    .replaceAll(/\bdatabase-1\b/g, `database-${machine}`)
    .replaceAll('10.0.0.21', `10.0.0.2${machine}`)
    .replaceAll('10.0.0.11', `10.0.0.1${machine}`)

const asMachine = (text, machine) =>
  text
    .replaceAll(/^.*# its own$/gm, (line) => ofMachine(line, machine))
    .replace(/^# Its own on each machine.*\n(?:.+\n)+/m, (lines) => ofMachine(lines, machine))
