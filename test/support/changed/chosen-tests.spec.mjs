import { describe, expect, it } from '@jest/globals'
import { addressesIn, leadsTo, routesIn } from './addresses.mjs'
import { chosenTests } from './chosen-tests.mjs'
import { readSources } from './import-graph.mjs'

const files = {
  'api/src/money/plans/plans.controller.ts': `
    import { PlansService } from './plans.service.js'
    @Controller('plans') class Plans { @Get(':planID') get() {} }`,
  'api/src/money/plans/plans.service.ts': `import { Plan } from './plan.entity.js'`,
  'api/src/money/plans/plan.entity.ts': '',
  'api/src/money/plans/plan-terms.spec.ts': `import { Plan } from './plan.entity.js'`,
  'api/src/people/roles/roles.controller.ts': `@Controller('roles') class Roles { @Get() list() {} }`,
  'api/src/app.module.ts': `import { Plan } from './money/plans/plan.entity.js'`,
  'libs/contract/plans.ts': '',
  'frontend/app/api/plans.server.ts': `callAsStaff(context, { call: 'GET /plans/:planID' })`,
  'frontend/app/routes/admin/plans/edit.tsx': `import { findPlan } from '../../../api/plans.server'
    import type { PlanView } from '#contract/plans.js'`,
  'test/support/world.ts': `import '../../api/src/app.module.js'`,
  'test/api/plans.e2e-spec.ts': `import './../support/world.js'
    api.call('GET', \`/plans/\${planID}\`, { token })`,
  'test/api/roles.e2e-spec.ts': `import './../support/world.js'
    api.call('GET', '/roles?limit=100')`,
  'test/pages/admin-plans.e2e-spec.ts': `await page.goto(\`\${url}/admin/plans/\${planID}/edit\`)
    visit('/admin/plans')`,
  'test/pages/admin-roles.e2e-spec.ts': `visit('/admin/roles')`,
  'test/support/readme.spec.mjs': `readFileSync('README.md')`,
}
const sources = readSources(Object.keys(files), (path) => files[path])

describe('what --changed runs', () => {
  it('is the tests that import what changed, and those that call or visit what stands on it', () => {
    expect(chosenTests(['api/src/money/plans/plan.entity.ts'], sources)).toEqual([
      'api/src/money/plans/plan-terms.spec.ts',
      'test/api/plans.e2e-spec.ts',
      'test/pages/admin-plans.e2e-spec.ts',
    ])
    expect(chosenTests(['libs/contract/plans.ts'], sources)).toEqual(['test/pages/admin-plans.e2e-spec.ts'])
    expect(chosenTests(['api/src/people/roles/roles.controller.ts'], sources)).toEqual(['test/api/roles.e2e-spec.ts'])
  })

  it('is a changed test itself, and the tests that use a changed support file', () => {
    expect(chosenTests(['test/api/roles.e2e-spec.ts'], sources)).toEqual(['test/api/roles.e2e-spec.ts'])
    expect(chosenTests(['test/support/world.ts'], sources)).toEqual([
      'test/api/plans.e2e-spec.ts',
      'test/api/roles.e2e-spec.ts',
    ])
  })

  it('is the tests that name a changed file which is no source', () => {
    expect(chosenTests(['README.md'], sources)).toEqual(['test/support/readme.spec.mjs'])
  })

  it('is everything where what a change reaches cannot be told', () => {
    for (const path of ['package-lock.json', 'api/src/app.module.ts', 'api/src/platform/database/database.ts'])
      expect(chosenTests([path], sources)).toBe('all')
  })
})

describe('addresses', () => {
  it('are read from routes and from calls, whatever values they hold', () => {
    const routes = routesIn(`@Controller('clients') @Post(':clientID/approve') @Get()`)
    expect(routes).toEqual([['clients', ':clientID', 'approve'], ['clients']])
    const [address] = addressesIn('api.call(`/api/clients/${client.clientID}/approve?x=1`)')
    expect(routes.map((parts) => leadsTo(address, parts))).toEqual([true, false])
  })

  it('lead nowhere when nothing of them is known', () => {
    expect(leadsTo([':'], ['clients'])).toBe(false)
    expect(leadsTo([':', ':'], ['clients', ':clientID'])).toBe(false)
  })
})
