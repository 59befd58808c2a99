export const waiting = 'waiting'
export const thatDidNotWork = 'That did not work'
export const somethingWentWrong = 'Something went wrong'
export const thePageCouldNotBe = 'The page could not be shown. This is our fault, not yours.'
export const pleaseTryAgainIfIt = 'Please try again. If it happens once more, tell us the request id.'
export const thisPageDoesNotTake = 'This page does not take that kind of request.'
export const thereIsNoPageAt = 'There is no page at this address. It may have moved, or the link has a typing error.'
export const titleGatehouse = (title: string) => `${title} · Gatehouse`
export const likeTheSystem = 'Like the system'
export const light = 'Light'
export const dark = 'Dark'
export const themeLabel = (label: string) => `Theme: ${label}`
export const notifications = 'Notifications'
export const unknownBrowser = 'Unknown browser'
export const optional = 'Optional'
export const copy = 'Copy'
export const dayAndTimeThere = (day: string, time: string, offset: string) => `${day}, ${time} UTC${offset}`
export const dayTwoTwo2Utc = (day: string, two: string, two2: string) => `${day}, ${two}:${two2} UTC`
export const close = 'Close'
export const done = 'Done'
export const notGiven = 'Not given'
export const tooShort = 'Too short'
export const passwordStrength = 'Password strength:'
export const showLabel = (label: string) => `Show ${label}`
export const whatWaits = 'What waits'
export const apiKeysAndTheSettlement = 'API keys and the settlement account wait until'
export const orUntilYouConfirmBy = (mailboxes: string) =>
  `, or until you confirm by a link that we mail to ${mailboxes}.`
export const whatYouHadTyped = 'What you had typed'
export const pagesOfTheList = 'Pages of the list'
export const newest = 'Newest'
export const first = 'First'
export const older = 'Older'
export const next = 'Next'
export const merchantArea = 'Merchant area'
export const adminPortal = 'Admin portal'
export const gatehouseToThePublicSite = 'Gatehouse, to the public site'
export const menu = 'Menu'
export const sidebar = 'Sidebar'
export const closeMenu = 'Close menu'
export const logout = 'Logout'
export const yourProfile = 'Your profile:'
export const confirmByMail = 'Confirm by mail'
export const email = 'Email'
export const sendResetLink = 'Send reset link'
export const openTheResetLink = 'Open the reset link'
export const labelHidden = (label: string) => `${label} hidden`
export const hide = 'Hide'
export const show = 'Show'
export const youCanTryAgain = 'You can try again'
export const inSpan = (span: string) => `in ${span}`
export const helpSoDoes = (help: string) => `${help} So does`
export const aNewPassword = 'a new password'
export const secondsSeconds = (seconds: number) => `${seconds} seconds`
export const ceilMinutes = (ceil: number) => `${ceil} minutes`
export const tryAgain = 'Try again'
