import type { RequirementStatus } from '../requirement-kinds.js'
import { counted } from '../words.js'

const count = counted('en')

export const title = 'What we need from you'
export const leadOf = (open: number) =>
  count(open, {
    0: 'Everything is with us. Nothing is left for you to do.',
    one: 'One thing is still missing. Our team decides once all of it is here.',
    other: '# things are still missing. Our team decides once all of it is here.',
  })
export const profileLead = 'What our team asked you for, and how it stands.'
export const nothingAsked = 'Our team asks you for nothing at the moment.'
export const openChecklist = 'Open the checklist'
export const toProfile = 'Back to the profile'
export const statusWords: Record<RequirementStatus, string> = {
  missing: 'Missing',
  given: 'In review',
  accepted: 'Accepted',
  asked_again: 'Asked again',
  waived: 'Not needed',
  expired: 'Expired',
}
export const pausedSince = 'Since'
export const toChecklist = 'Send a new one'
export const until = 'Please answer until'
export const askedAgainBecause = 'Asked again:'
export const validUntil = (day: string) => `Valid until ${day}`
export const expiresOn = 'Valid until'
export const dayHelp = 'As year, month and day, such as 2030-01-31.'
export const answer = 'Your answer'
export const send = 'Send'
export const file = 'File'
export const fileHelp = 'A PDF, JPEG or PNG of at most 10 MB.'
export const sendFile = 'Send the file'
export const sending = (percent: number) => `${percent} % sent`
export const checking = 'The file is being checked…'
export const fullName = 'Full name'
export const dateOfBirth = 'Date of birth'
export const country = 'Country'
export const role = 'Role'
export const share = 'Share in percent'
export const shareHelp = 'How much of the business this person owns. A director may leave it out.'
export const roleWords = { owner: 'Owner', director: 'Director' } as const
export const sent = 'Thank you, we have it'
export const failedToSend = 'This could not be sent'
export const failedToDownload = 'This document could not be opened'
export const kilobytes = (size: string) => `${size} KB`
export const megabytes = (size: string) => `${size} MB`
