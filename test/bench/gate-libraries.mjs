import { createMongoAbility } from '@casl/ability'
import { newCachedEnforcer, newEnforcer, newModelFromString } from 'casbin'

const modelWith = (matcher) =>
  newModelFromString(`[request_definition]
r = sub, obj, act
[policy_definition]
p = sub, obj, act
[policy_effect]
e = some(where (p.eft == allow))
[matchers]
m = ${matcher}`)

const role = 'role'
const method = '(p.act == "*" || r.act == p.act)'
const byPath = `r.sub == p.sub && ${method} && keyMatch2(r.obj, p.obj)`
const byTemplate = `r.sub == p.sub && r.obj == p.obj && ${method}`

const enforcerFor = async (make, matcher, rows) => {
  const enforcer = await make(modelWith(matcher))
  await enforcer.addPolicies(
    rows.map(({ httpMethod, routePattern }) => [role, routePattern.replace('**', '*'), httpMethod ?? '*']),
  )
  return enforcer
}

const timed = async (build) => {
  const startedAt = performance.now()
  const decide = await build()
  return { decide, rebuildMs: performance.now() - startedAt }
}

/** As casbin's manual gates a REST API: the path as it came, against patterns, row after row; cheap comparisons first. */
export const casbinByPath = (rows) =>
  timed(async () => {
    const enforcer = await enforcerFor(newEnforcer, byPath, rows)
    return ({ method: act, path }) => enforcer.enforceSync(role, path, act)
  })

/** The router's template against the row's text: no pattern is read, so a row with a wildcard grants nothing. */
export const casbinByTemplate = (rows) =>
  timed(async () => {
    const enforcer = await enforcerFor(newEnforcer, byTemplate, rows)
    return ({ method: act, template }) => enforcer.enforceSync(role, template, act)
  })

/** The same, and every answer is kept: its fastest, as long as nothing changes and the same thing is asked. */
export const casbinCached = (rows) =>
  timed(async () => {
    const enforcer = await enforcerFor(newCachedEnforcer, byTemplate, rows)
    return ({ method: act, template }) => enforcer.enforce(role, template, act)
  })

/** CASL's own index: method as the action, template as the subject type; a row with a wildcard grants nothing here either. */
export const casl = (rows) =>
  timed(() => {
    const rules = rows.map(({ httpMethod, routePattern }) => ({
      action: httpMethod ?? 'manage',
      subject: routePattern,
    }))
    const ability = createMongoAbility(rules)
    return ({ method: action, template }) => ability.can(action, template)
  })
