export const lead = 'People who work on your account, and their roles.'
export const invite = 'Invite a person'
export const sendInvitation = 'Send invitation'
export const inviteLead = 'We’ll email them a link that works once, for seven days.'
export const name = 'Name'
export const person = 'Person'
export const email = 'Email'
export const role = 'Role'
export const roleHelp = 'What this person can do. Owners can do everything.'
export const roleAndStatus = 'Role and status'
export const since = 'Since'
export const actions = 'Actions'
export const you = 'You'
export const member = 'Member'
export const invited = 'Invited'
export const expired = 'Invitation expired'
export const offered = 'Transfer requested'
export const invitedBy = (person: string) => `Invited by ${person}`
export const edit = 'Edit'
export const editMember = 'Edit member'
export const save = 'Save'
export const remove = 'Remove'
export const takeBack = 'Revoke'
export const resend = 'Resend'
export const handOver = 'Transfer ownership'
export const endHandOver = 'Cancel transfer'
export const removeTitle = 'Remove this member?'
export const removeLead = (person: string) => `${person} is signed out immediately and loses access to this account.`
export const removeYourself = 'You’re removing yourself. You’re signed out immediately and lose access to this account.'
export const takeBackTitle = 'Revoke this invitation?'
export const takeBackLead = (person: string) => `${person}’s link will stop working.`
export const handOverTitle = 'Transfer ownership?'
export const handOverLead = (person: string, roleName: string) =>
  `${person} becomes an owner after they accept within seven days. Your role changes to ${roleName}.`
export const beginHandOver = 'Request transfer'
export const offeredToYou = (person: string) => `${person} wants to transfer ownership to you`
export const offeredLead = (person: string, roleName: string) =>
  `If you accept, you become an owner with full access. ${person} becomes ${roleName}.`
export const confirmHandOver = 'Accept ownership'
export const decline = 'Decline'
export const ownRoleStays = 'You can’t change your own role. Ask another owner.'
export const rolesAndRights = 'What each role can do'
export const done = {
  invited: 'Invitation sent',
  updated: 'Member updated',
  removed: 'Member removed',
  takenBack: 'Invitation revoked',
  resent: 'Invitation resent',
  offered: 'Transfer requested. Waiting for the other person to accept',
  handedOver: 'You’re now the owner',
  ended: 'Transfer canceled',
}
export const failed = 'That didn’t work. Try again'
