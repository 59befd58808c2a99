import type { ReceivedNoticeStatus } from '../../processor-notices.js'
export * from './labels.js'
export { notices } from './menu.js'

export const lead = 'Webhooks received from processors, and what each one changed. Kept for 90 days.'
export const failedToFetch = 'Failed to fetch processor webhooks'
export const noNotices = 'No processor webhooks found.'
export const noNoticesHelp = 'Add an account’s webhook URL in the processor’s dashboard to receive them.'
export const told = 'Event'
export const about = 'Payment'
export const changed = 'Change'
export const received = 'Received'
export const lookAgain = 'Check again'
export const lookedAgain = (changed: string | null) =>
  changed ? `Checked again: ${changed}` : 'Checked again: no change'
export const failedToLook = 'Failed to check again'
export const statusWords: Record<ReceivedNoticeStatus, string> = {
  waiting: 'Waiting',
  done: 'Done',
  ignored: 'Not relevant',
  unknown: 'Payment unknown',
}
