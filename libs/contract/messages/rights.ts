export const otherSites = {
  refused: 'Scripts of other sites may not make this call. Call it from your server, where its secrets stay',
}

/** Ours: what people ask for may meet themselves. */
export const thisIsYou = {
  delete: 'This is you. You are signed out at once, and cannot sign in again. What you did stays in the audit log.',
  deleteSubmit: 'Delete my account',
  edit: 'This is you. What you take away here, you lose at once.',
  demote: 'This is you. I want to be no administrator any more',
  demoteHelp: 'Another administrator has to give it back.',
}

/** A missing right, in the same words wherever it is met: the permission's name, and the route that it opens. */
export const permissionMissing = (permission: string, route: string) =>
  `You need the permission "${permission}" (${route}) to do this`
