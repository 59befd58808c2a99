import type { ReceivedNoticeStatus } from '../../processor-notices.js'
export * from './labels.js'

export const notices = 'Notices'
export const lead = 'What processors have told by themselves, and what each has changed. Kept for 90 days.'
export const failedToFetch = 'Failed to fetch notices'
export const noNotices = 'No notices found.'
export const noNoticesHelp = 'Paste the notice address of an account at its processor, and it tells what happens there.'
export const told = 'Told'
export const about = 'Payment'
export const changed = 'Changed'
export const received = 'Received'
export const lookAgain = 'Look again'
export const lookedAgain = (changed: string | null) =>
  changed ? `Looked again: ${changed}` : 'Looked again: nothing has changed'
export const failedToLook = 'Failed to look again'
export const statusWords: Record<ReceivedNoticeStatus, string> = {
  waiting: 'Waiting',
  done: 'Done',
  ignored: 'Not for us',
  unknown: 'Payment unknown',
}
