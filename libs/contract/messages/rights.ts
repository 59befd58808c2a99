export const otherSites = {
  refused: 'Scripts on other sites can’t make this request. Make it from your server, where your secrets are safe',
}

/** Ours: what people ask for may meet themselves. */
export const thisIsYou = {
  delete:
    'This is your account. You’re signed out immediately and can’t sign in again. Your past actions stay in the audit log.',
  deleteSubmit: 'Delete my account',
  edit: 'This is your account. You lose the access that you remove here immediately.',
  demote: 'This is my account. Remove my administrator access',
  demoteHelp: 'Only another administrator can restore it.',
}

/** A missing right, in the same words wherever it is met: the permission's name, and the route that it opens. */
export const permissionMissing = (permission: string, route: string) =>
  `You need the permission "${permission}" (${route}) to do this`
