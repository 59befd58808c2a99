export const lead = 'The people who work on your account, and what each of them may do.'
export const invite = 'Invite somebody'
export const sendInvitation = 'Send invitation'
export const inviteLead = 'They get a mail with a link that works once, for seven days.'
export const name = 'Name'
export const person = 'Person'
export const email = 'Email'
export const role = 'Role'
export const roleHelp = 'What the person may do. An owner may do everything.'
export const roleAndStatus = 'Role and status'
export const since = 'Since'
export const actions = 'Actions'
export const you = 'You'
export const member = 'Member'
export const invited = 'Invited'
export const expired = 'Invitation expired'
export const offered = 'Hand-over offered'
export const invitedBy = (person: string) => `Invited by ${person}`
export const edit = 'Edit'
export const editMember = 'Edit member'
export const save = 'Save'
export const remove = 'Remove'
export const takeBack = 'Take back'
export const resend = 'Send again'
export const handOver = 'Hand over'
export const endHandOver = 'Take hand-over back'
export const removeTitle = 'Remove this member?'
export const removeLead = (person: string) =>
  `${person} is signed out at once, and cannot work on this account any more.`
export const removeYourself = 'This is you. You are signed out at once, and cannot work on this account any more.'
export const takeBackTitle = 'Take this invitation back?'
export const takeBackLead = (person: string) => `The link that ${person} got opens nothing any more.`
export const handOverTitle = 'Hand your account over?'
export const handOverLead = (person: string, roleName: string) =>
  `${person} becomes an owner once they confirm it, within seven days. You become ${roleName} then.`
export const beginHandOver = 'Offer hand-over'
export const offeredToYou = (person: string) => `${person} wants to hand this account over to you`
export const offeredLead = (person: string, roleName: string) =>
  `Confirm it, and you are an owner, who may do everything here. ${person} becomes ${roleName}.`
export const confirmHandOver = 'Become the owner'
export const decline = 'Decline'
export const ownRoleStays = 'Somebody else has to change your role.'
export const rolesAndRights = 'What each role may do'
export const done = {
  invited: 'Invitation sent',
  updated: 'Member updated',
  removed: 'Member removed',
  takenBack: 'Invitation taken back',
  resent: 'Invitation sent again',
  offered: 'Offered. It is done once the other person has confirmed it',
  handedOver: 'You are the owner now',
  ended: 'The hand-over has ended',
}
export const failed = 'This did not work. Please try again'
