// `npm run build && node test/bench/admin-lists.mjs`: the time to the first row of staff's lists in a cold Chromium, with 10,000
// clients, 1,000 permission rows, 500 portal users and 100 roles. Each page is opened by a browser that has no cache of it.
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { inRoot } from '../../libs/launch/paths.mjs'
import { Client } from '../../dist/api/src/people/clients/client.entity.js'
import { readAppSecret } from '../../dist/api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../dist/api/src/platform/config/environment.js'
import { createApp } from '../../dist/api/src/create-app.js'
import { Database } from '../../dist/api/src/platform/database/database.js'
import { Versions } from '../../dist/api/src/platform/database/versions.js'
import { Permission } from '../../dist/api/src/people/gate/permission.entity.js'
import { PortalUser } from '../../dist/api/src/people/portal-users/portal-user.entity.js'
import { Role } from '../../dist/api/src/people/gate/role.entity.js'
import { findChromium } from '../support/chromium.mjs'
import { entities } from '../../dist/api/src/process/entities.js'

const counts = { clients: 10_000, permissions: 1_000, portalUsers: 500, roles: 100 }
const pages = [
  'clients',
  'clients?q=name%209999',
  'clients?sort=name',
  'permissions',
  'permissions?sort=name',
  'roles',
  'roles/matrix',
  'portal-users',
  'portal-users?sort=-lastSignIn',
  'pending-clients',
  'dashboard',
]
const rounds = 5
const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }
const firstRow = 'tbody tr, main article, main [role=img]'

const id = (prefix) => `${prefix}_${randomBytes(13).toString('hex')}`
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]
const at = (index) => new Date(Date.now() - index * 60_000)

const rowsOf = {
  clients: (index) => ({
    clientID: id('cli'),
    name: `Name ${index}`,
    clientType: index % 3 ? 'Company' : 'Individual',
    emailAddress: `client-${index}@example.com`,
    chargePercentageHundredths: 250,
    status: ['active', 'active', 'pending', 'suspended', 'rejected'][index % 5],
    createdAt: at(index),
  }),
  permissions: (index) => ({
    permissionID: id('prm'),
    name: `Bench ${index}`,
    httpMethod: 'GET',
    routePattern: `/rooms-${index % 20}/${index}`,
    createdAt: at(index),
  }),
  portalUsers: (index) => ({
    id: id('usr'),
    userName: `Person ${index}`,
    email: `person-${index}@gatehouse.test`,
    isAdmin: false,
    lastSignInAt: index % 2 ? at(index) : null,
    createdAt: at(index),
  }),
  roles: (index) => ({ roleID: id('rol'), name: `Role ${index}`, assignableToApiUsers: false, createdAt: at(index) }),
}
const tables = { clients: Client, permissions: Permission, portalUsers: PortalUser, roles: Role }

const seed = async (env) => {
  const environment = readEnvironment(env)
  const database = await Database.open(environment, entities)
  const app = await createApp(environment, readAppSecret(environment), database)
  await app.init()
  await database.write(async (manager) => {
    const kept = {}
    for (const [name, entity] of Object.entries(tables)) {
      kept[name] = Array.from({ length: counts[name] }, (_, index) => rowsOf[name](index))
      for (let from = 0; from < counts[name]; from += 200)
        await manager.insert(entity, kept[name].slice(from, from + 200))
    }
    const links = kept.roles.flatMap(({ roleID }, index) =>
      kept.permissions.filter((_, other) => other % 20 === index % 20).map((row) => [roleID, row.permissionID]),
    )
    for (let from = 0; from < links.length; from += 500) {
      const values = links.slice(from, from + 500).map(([role, permission]) => `('${role}', '${permission}')`)
      await manager.query(`INSERT INTO "role_permissions" ("roleID", "permissionID") VALUES ${values.join(', ')}`)
    }
    await Versions.raise(manager, 'rights')
  })
  await app.close()
}

const start = async (env) => {
  const child = spawn(process.execPath, [inRoot('dist', 'server', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for (let said = ''; ; ) {
    const [chunk] = await once(child.stdout, 'data')
    said += chunk
    const [url] = /http:\/\/[\d.:]+/.exec(said) ?? []
    if (url) return { child, url }
  }
}

const signIn = async (browser, url) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.locator('[name=email]').fill(admin.email)
  await page.locator('[name=password]').fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin/dashboard')
  const state = await context.storageState()
  await context.close()
  return state
}

// A browser of its own each time, so that neither file nor connection is left from before.
const timeToFirstRow = async (executablePath, url, state, path) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await (await browser.newContext({ baseURL: url, storageState: state })).newPage()
    const startedAt = performance.now()
    await page.goto(`/admin/${path}`, { waitUntil: 'commit' })
    await page.locator(firstRow).first().waitFor()
    return performance.now() - startedAt
  } finally {
    await browser.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
const env = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: folder,
  RATE_LIMIT_SCALE: '1000',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
}
await seed(env)
const { child, url } = await start(env)
try {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const state = await signIn(browser, url)
  await browser.close()
  console.log(
    `${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}; median of ${rounds}, cold`,
  )
  for (const path of pages) {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await timeToFirstRow(executablePath, url, state, path))
    console.log(`/admin/${path.padEnd(32)} ${Math.round(median(times))} ms to the first row`)
  }
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
