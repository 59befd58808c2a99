import { clientArea } from '../client-area.js'
import { counted } from '../../words.js'

const count = counted('en')

export const waiting = 'waiting'
export const thatDidNotWork = 'That didn’t work'
export const somethingWentWrong = 'Something went wrong'
export const thePageCouldNotBe = 'We couldn’t show this page. The problem is on our side.'
export const pleaseTryAgainIfIt = 'Try again. If it keeps happening, send us the request ID.'
export const thisPageDoesNotTake = 'This page doesn’t support that kind of request.'
export const pageDoesNotExist = 'This page doesn’t exist. It may have moved, or the link has a typo.'
export const titleGatehouse = (title: string) => `${title} · Gatehouse`
export const likeTheSystem = 'System'
export const light = 'Light'
export const dark = 'Dark'
export const themeLabel = (label: string) => `Theme: ${label}`
export const notifications = 'Notifications'
export const unknownBrowser = 'Unknown browser'
export const optional = 'Optional'
export const copy = 'Copy'
export const copied = clientArea.copied
export const dayAndTimeThere = (day: string, time: string, offset: string) => `${day}, ${time} UTC${offset}`
export const dayTwoTwo2Utc = (day: string, two: string, two2: string) => `${day}, ${two}:${two2} UTC`
export const todayAt = (time: string) => `Today ${time}`
export const yesterdayAt = (time: string) => `Yesterday ${time}`
export const daysAgo = (days: number) => count(days, { one: '# day ago', other: '# days ago' })
export const dayAt = (day: string, time: string) => `${day}, ${time}`
export const close = 'Close'
export const done = 'Done'
export const notGiven = 'Not given'
export const tooShort = 'Too short'
export const passwordStrength = 'Password strength:'
export const showLabel = (label: string) => `Show ${label}`
export const whatWaits = 'On hold'
export const apiKeysAndTheSettlement = 'API keys and the settlement account are on hold until'
export const orUntilYouConfirmBy = (mailboxes: string) =>
  `, or until you confirm with a link that we email to ${mailboxes}.`
export const unsavedChanges = 'Your unsaved changes'
export const pagesOfTheList = 'List pages'
export const newest = 'Newest'
export const first = 'First'
export const older = 'Older'
export const next = 'Next'
export const merchantArea = 'Merchant area'
export const adminPortal = 'Admin portal'
export const gatehouseToThePublicSite = 'Gatehouse, public site'
export const menu = 'Menu'
export const sidebar = 'Sidebar'
export const closeMenu = 'Close menu'
export const logout = 'Logout'
export const yourProfile = 'Your profile:'
export const confirmByMail = 'Confirm by email'
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
export const secondsSeconds = (seconds: number) => count(seconds, { one: '# second', other: '# seconds' })
export const ceilMinutes = (ceil: number) => count(ceil, { one: '# minute', other: '# minutes' })
export const tryAgain = 'Try again'
export const connectionLost =
  'Your connection was lost. Check your internet connection and try again. You won’t be charged twice.'
