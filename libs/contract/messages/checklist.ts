import type { RequirementStatus } from '../requirement-kinds.js'
import { counted } from '../words.js'

const count = counted('en')

export const title = 'What we need from you'
export const leadOf = (open: number) =>
  count(open, {
    0: 'We have everything we need. You’re all set.',
    one: 'One item is missing. We’ll review your account once we have everything.',
    other: '# items are missing. We’ll review your account once we have everything.',
  })
export const profileLead = 'What we’ve requested from you, and its status.'
export const nothingAsked = 'We don’t need anything from you right now.'
export const openChecklist = 'Open the checklist'
export const toProfile = 'Back to profile'
export const statusWords: Record<RequirementStatus, string> = {
  missing: 'Missing',
  given: 'In review',
  accepted: 'Accepted',
  asked_again: 'Requested again',
  waived: 'Not required',
  expired: 'Expired',
}
export const pausedSince = 'Since'
export const toChecklist = 'Submit a new one'
export const until = 'Due by'
export const askedAgainBecause = 'Requested again:'
export const validUntil = (day: string) => `Valid until ${day}`
export const expiresOn = 'Valid until'
export const answer = 'Your answer'
export const send = 'Send'
export const file = 'File'
export const fileHelp = 'PDF, JPEG or PNG, up to 10 MB.'
export const sendFile = 'Upload file'
export const sending = (percent: number) => `${percent}% uploaded`
export const checking = 'Checking the file…'
export const fullName = 'Full name'
export const dateOfBirth = 'Date of birth'
export const country = 'Country'
export const role = 'Role'
export const share = 'Ownership (%)'
export const shareHelp = 'How much of the business this person owns. Optional for directors.'
export const roleWords = { owner: 'Owner', director: 'Director' } as const
export const sent = 'Thank you. We’ve received it'
export const failedToSend = 'Failed to send'
export const failedToDownload = 'Failed to open this document'
export const kilobytes = (size: string) => `${size} KB`
export const megabytes = (size: string) => `${size} MB`
