import type { SaveApiUser } from './api-users.js'
import type { SavePermission } from './permissions.js'

const namesOf = <Fields extends object>(names: Record<keyof Fields, true>): readonly (keyof Fields & string)[] =>
  Object.keys(names) as (keyof Fields & string)[]

export const apiUserFieldNames = namesOf<SaveApiUser>({
  developerName: true,
  developerEmailAddress: true,
  developerPhoneNumber: true,
  roleID: true,
  expiresAt: true,
  allowedRanges: true,
})

export const permissionFieldNames = namesOf<SavePermission>({ name: true, httpMethod: true, routePattern: true })

export const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
