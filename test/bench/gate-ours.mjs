import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAppSecret } from '../../dist/api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../dist/api/src/platform/config/environment.js'
import { createApp } from '../../dist/api/src/create-app.js'
import { Database } from '../../dist/api/src/platform/database/database.js'
import { Versions } from '../../dist/api/src/platform/database/versions.js'
import { Gate } from '../../dist/api/src/people/gate/gate.js'
import { Permission } from '../../dist/api/src/people/gate/permission.entity.js'
import { routeKeyOf } from '../../dist/api/src/people/gate/route-key.js'
import { Role } from '../../dist/api/src/people/gate/role.entity.js'
import { newID } from './gate-rows.mjs'
import { entities } from '../../dist/api/src/process/entities.js'

/** The product's own gate, over its own SQLite database. */
export const startGate = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'error', ADMIN_PASSWORD: 'a-long-bench-password' })
  const database = await Database.open(environment, entities)
  const app = await createApp(environment, readAppSecret(environment), database)
  await app.init()
  const gate = app.get(Gate, { strict: false })
  const stop = async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { prepare: (rows) => prepare(database, gate, rows), stop }
}

/** The decision, and how long the first one took after the change: it reads and compiles all rows. */
const prepare = async (database, gate, rows) => {
  const roleID = await save(database, rows)
  const decide = async ({ method, template }) =>
    (await gate.rolesCovering([roleID], routeKeyOf(method, template))).length > 0
  const startedAt = performance.now()
  await decide({ method: 'GET', template: '/clients' })
  return { decide, rebuildMs: performance.now() - startedAt }
}

const save = (database, rows) =>
  database.write(async (manager) => {
    const role = { roleID: newID('rol'), name: newID('rol'), assignableToApiUsers: false, createdAt: new Date() }
    await manager.insert(Role, role)
    // Only these rows, so that what is compiled is what is counted.
    await manager.query('DELETE FROM "role_permissions"')
    await manager.query('DELETE FROM "permissions"')
    for (let from = 0; from < rows.length; from += 500) {
      const some = rows.slice(from, from + 500)
      await manager.insert(Permission, some)
      const links = some.map(({ permissionID }) => `('${role.roleID}', '${permissionID}')`).join(', ')
      await manager.query(`INSERT INTO "role_permissions" ("roleID", "permissionID") VALUES ${links}`)
    }
    await Versions.raise(manager, 'rights')
    return role.roleID
  })
