import type { MigrationInterface, QueryRunner } from 'typeorm'

const time = 1764086880000
const rows = [
  { permissionID: 'prm_01kaxstaffseecustomers0001', name: 'See customers', route: '/customers' },
  { permissionID: 'prm_01kaxstaffseecustomers0002', name: 'See a customer', route: '/customers/:customerID' },
  {
    permissionID: 'prm_01kaxstaffseecustomers0003',
    name: 'See saved methods',
    route: '/customers/:customerID/payment-methods',
  },
]

const ofRoute = `"httpMethod" = 'GET' AND "routePattern" = `

/** Staff who may read a payment read its payer there already; now they also read the customer whom it names. */
export class StaffSeeCustomers1764086880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { permissionID, name, route } of rows) {
      const known = await runner.query(`SELECT "permissionID" FROM "permissions" WHERE ${ofRoute} '${route}'`)
      // A first start has no rows yet, and makes them together with its roles.
      const [readers] = await runner.query(
        `SELECT COUNT(*) AS "count" FROM "permissions" WHERE ${ofRoute} '/transactions/:transactionID'`,
      )
      if (Number(readers.count) === 0) continue
      const id = known[0]?.permissionID ?? permissionID
      if (known.length === 0)
        await runner.query(
          `INSERT INTO "permissions" ("permissionID", "name", "httpMethod", "routePattern", "createdAt")
           SELECT '${id}', CASE WHEN EXISTS (SELECT 1 FROM "permissions" WHERE "name" = '${name}')
             THEN '${name} (${route})' ELSE '${name}' END, 'GET', '${route}', ${time}`,
        )
      await runner.query(
        `INSERT INTO "role_permissions" ("roleID", "permissionID")
         SELECT DISTINCT "roles"."roleID", '${id}' FROM "roles"
         JOIN "role_permissions" USING ("roleID") JOIN "permissions" USING ("permissionID")
         WHERE NOT "roles"."assignableToApiUsers" AND NOT "roles"."isForMembers"
         AND ${ofRoute} '/transactions/:transactionID'
         AND NOT EXISTS (SELECT 1 FROM "role_permissions" AS "held"
           WHERE "held"."roleID" = "roles"."roleID" AND "held"."permissionID" = '${id}')`,
      )
    }
  }

  // The rows stay: a role that lost them would not know whether it had them before.
  async down(): Promise<void> {}
}
