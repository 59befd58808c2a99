import type { SaveApiUser } from './api-users.js'
import type { SavePermission } from './permissions.js'

// Apart from the classes: a browser needs the names, and not what checks them.

/** The names of a class's fields: a list that misses one, or names another, does not compile. */
const namesOf = <Fields extends object>(names: Record<keyof Fields, true>): readonly (keyof Fields & string)[] =>
  Object.keys(names) as (keyof Fields & string)[]

/** What a form can change of an API user, from which its view, version, file and log take what they hold. */
export const apiUserFieldNames = namesOf<SaveApiUser>({
  developerName: true,
  developerEmailAddress: true,
  developerPhoneNumber: true,
  roleID: true,
  expiresAt: true,
  allowedRanges: true,
})

/** The same of a permission. */
export const permissionFieldNames = namesOf<SavePermission>({ name: true, httpMethod: true, routePattern: true })

/** These fields of it, and no others. */
export const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
