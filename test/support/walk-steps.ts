import { apiUserInput } from './builders.js'
import type { Account } from './rights-snapshot.js'
import type { Answer } from './calls.js'
import type { WalkWorld } from './walk-world.js'

/** One thing that somebody tries through an account, allowed or not. */
export type Step = (world: WalkWorld, actor: Account) => Promise<WalkAnswer>

/** `touched` is the account whose sign-in it set, or which it deleted, if it did. */
export type WalkAnswer = Answer & { touched?: string }

let count = 0
const name = (what: string) => `${what} ${(count += 1)}`
const password = () => `a walked password ${(count += 1)}`

// Often only what the actor may give, so that much succeeds; else whatever there is.
const someRoles = ({ snapshot, random }: WalkWorld, { routes }: Account): string[] => {
  const all = [...snapshot.routesByRole]
  const own = all.filter(([, covered]) => [...covered].every((key) => routes.has(key)))
  return random.some(
    (random.chance(0.4) && own.length > 0 ? own : all).map(([roleID]) => roleID),
    3,
  )
}
const somePermissions = ({ snapshot, random }: WalkWorld) => random.some(snapshot.permissionIDs, 4)
const anyRole = ({ snapshot, random }: WalkWorld) => random.one([...snapshot.routesByRole.keys()])
const anyPattern = ({ random }: WalkWorld) => ({
  httpMethod: random.one(['', 'GET', 'POST', 'PUT', 'DELETE']),
  routePattern: random.one([
    '/**',
    '/clients/**',
    '/vault',
    '/portal-users/:id',
    '/roles',
    '/*',
    '/permissions/**',
    '',
  ]),
})

const createUser: Step = async (world, actor) => {
  const body = {
    userName: name('User'),
    email: world.newAddress(),
    password: password(),
    roles: someRoles(world, actor),
    ...(world.random.chance(0.2) && { isAdmin: true }),
  }
  const answer = await world.call(actor, 'POST', '/portal-users', body)
  if (answer.status === 201) world.tookPassword(actor, answer.body.id, body.password)
  return answer
}

const editUser = async (world: WalkWorld, actor: Account, target: Account): Promise<WalkAnswer> => {
  const { random } = world
  const body = {
    userName: name('User'),
    email: random.chance(0.2) ? world.newAddress() : target.email,
    roles: random.chance(0.5) ? someRoles(world, actor) : target.roleIDs,
    ...(random.chance(0.3) && { password: password() }),
    ...(random.chance(0.2) && { isAdmin: random.chance(0.8) }),
    ...(random.chance(0.5) && { emailChecked: true }),
  }
  const answer = await world.call(actor, 'PUT', `/portal-users/${target.id}`, body)
  if (answer.status === 200 && body.password) world.tookPassword(actor, target.id, body.password)
  if (answer.status === 200 && body.email !== target.email) world.tookMailbox(actor, target.id)
  const isTouched = answer.status === 200 && actor.id !== target.id && (body.password || body.email !== target.email)
  return isTouched ? { ...answer, touched: target.id } : answer
}
const editAnyUser: Step = (world, actor) => editUser(world, actor, world.random.one(world.accounts()))
const editOneself: Step = (world, actor) => editUser(world, actor, actor)

const deleteUser: Step = async (world, actor) => {
  const { id } = world.random.one(world.accounts())
  const answer = await world.call(actor, 'DELETE', `/portal-users/${id}`)
  return answer.status === 204 && id !== actor.id ? { ...answer, touched: id } : answer
}

/** Gives back what was taken: somebody's mailbox decides who they are. */
const resetByMail: Step = (world) => world.resetByMail(world.random.one(world.actors()).id, password())

const register: Step = async (world, actor) => {
  const body = {
    userName: name('Visitor'),
    email: world.newAddress(),
    password: password(),
    clientID: world.clientID,
    ...(world.random.chance(0.3) && { roles: someRoles(world, actor) }),
    ...(world.random.chance(0.3) && { isAdmin: true }),
  }
  const answer = await world.api.call('POST', '/portal-users', { body })
  if (answer.status === 201) world.tookPassword(actor, answer.body.id, body.password)
  return answer
}

const createRole: Step = (world, actor) => {
  const assignableToApiUsers = world.random.chance(0.4)
  const body = { name: name('Role'), permissionIDs: somePermissions(world), assignableToApiUsers }
  return world.call(actor, 'POST', '/roles', body)
}

const editRole = (world: WalkWorld, actor: Account, roleID: string): Promise<Answer> => {
  const { random } = world
  const body = {
    name: name('Role'),
    ...(random.chance(0.8) && { permissionIDs: somePermissions(world) }),
    ...(random.chance(0.3) && { assignableToApiUsers: true }),
  }
  return world.call(actor, 'PUT', `/roles/${roleID}`, body)
}
const editAnyRole: Step = (world, actor) => editRole(world, actor, anyRole(world))
const editOwnRole: Step = (world, actor) => editRole(world, actor, world.random.one([...actor.roleIDs, anyRole(world)]))

const deleteRole: Step = (world, actor) => world.call(actor, 'DELETE', `/roles/${anyRole(world)}`)

const previewRole: Step = (world, actor) =>
  world.call(actor, 'POST', `/roles/${anyRole(world)}/preview`, { permissionIDs: somePermissions(world) })

const createPermission: Step = (world, actor) =>
  world.call(actor, 'POST', '/permissions', { name: name('Permission'), ...anyPattern(world) })

const editPermission: Step = (world, actor) =>
  world.call(actor, 'PUT', `/permissions/${world.random.one(world.snapshot.permissionIDs)}`, {
    name: name('Permission'),
    ...anyPattern(world),
  })

const deletePermission: Step = (world, actor) =>
  world.call(actor, 'DELETE', `/permissions/${world.random.one(world.snapshot.permissionIDs)}`)

// A role that merchants may give, most of the time, and half of those times one that the actor holds too.
const apiUserRole = (world: WalkWorld, actor: Account): string => {
  const { snapshot, random } = world
  const assignable = snapshot.assignableRoleIDs
  const own = assignable.filter((roleID) =>
    [...(snapshot.routesByRole.get(roleID) ?? [])].every((key) => actor.routes.has(key)),
  )
  if (random.chance(0.5) && own.length > 0) return random.one(own)
  return random.chance(0.5) && assignable.length > 0 ? random.one(assignable) : anyRole(world)
}

const createApiUser: Step = (world, actor) =>
  world.call(actor, 'POST', '/api-users', apiUserInput(apiUserRole(world, actor), { clientID: world.clientID }))

const editApiUser: Step = (world, actor) => {
  const apiUserID = world.random.one([...world.snapshot.apiUsers.keys(), 'api_absent'])
  return world.call(
    actor,
    'PUT',
    `/api-users/${apiUserID}`,
    apiUserInput(apiUserRole(world, actor), { clientID: world.clientID }),
  )
}

/** Asks for another e-mail of the merchant: its account must stay its own. */
const editClient: Step = (world, actor) =>
  world.call(actor, 'PUT', `/clients/${world.clientID}`, {
    name: name('Merchant'),
    clientType: 'Company',
    emailAddress: world.newAddress(),
  })

/** What staff try. The more dangerous a step, the more often it stands here. */
export const staffSteps: Record<string, Step> = {
  createUser,
  editAnyUser,
  editAnyUserAgain: editAnyUser,
  editOneself,
  deleteUser,
  register,
  createRole,
  editAnyRole,
  editAnyRoleAgain: editAnyRole,
  editOwnRole,
  deleteRole,
  previewRole,
  resetByMail,
  createPermission,
  editPermission,
  createApiUser,
  editApiUser,
  editClient,
}

/** What an administrator does now and then, so that there is always something to climb to. */
export const administratorSteps: Record<string, Step> = {
  createUser,
  editAnyUser,
  createRole,
  editAnyRole,
  editPermission,
  deletePermission,
  deleteRole,
}
