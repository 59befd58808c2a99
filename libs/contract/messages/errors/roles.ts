export const roleNameTaken = 'There is already a role with this name'
const counted = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)
const carriersOf = (portalUsers: number, apiUsers: number) =>
  [counted(portalUsers, 'portal user'), counted(apiUsers, 'API user')].filter(Boolean).join(' and ')

export const roleInUse = (portalUsers: number, apiUsers: number) =>
  `This role is in use by ${carriersOf(portalUsers, apiUsers)}. Take it from them first`
