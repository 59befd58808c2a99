export const roleNameTaken = 'A role with this name already exists'
export const ownerRoleStays = 'The owner role has full access to its client, so you can’t change or delete it'
const counted = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)
const carriersOf = (portalUsers: number, apiUsers: number, members: number) =>
  [counted(portalUsers, 'portal user'), counted(apiUsers, 'API user'), counted(members, 'member')]
    .filter(Boolean)
    .join(' and ')

export const roleInUse = (portalUsers: number, apiUsers: number, members: number) =>
  `This role is in use by ${carriersOf(portalUsers, apiUsers, members)}. Remove it from them first`
