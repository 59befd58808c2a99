import type { ErasureReason } from '../requirement-kinds.js'
import { counted } from '../words.js'

const count = counted('en')

export const title = 'Owners and directors'
export const lead = 'Everyone who owns 25% or more of the business, and all directors.'
export const none = 'No people added yet.'
export const open = 'Add owners and directors'
export const manage = 'Manage'
export const back = 'Back to the checklist'
export const backToClient = 'Back to the client'
export const add = 'Add a person'
export const change = 'Change'
export const save = 'Save'
export const remove = 'Remove'
export const removeQuestion = (name: string, papers: number) =>
  `Remove ${name}${count(papers, { 0: '?', one: ', and the document?', other: ', and the # documents?' })}`
export const of = (action: string, name: string) => `${action}: ${name}`
export const identity = 'Identity document'
export const noIdentity = 'No identity document yet'
export const bornOn = (day: string) => `born ${day}`
export const holds = (share: number) => `${share}%`
export const exportAll = 'Download all stored data'
export const failedToExport = 'Failed to create the file'
export const erase = 'Erase'
export const eraseQuestion = (name: string) =>
  `Erase ${name}, their documents and the answers that name them? You can’t undo this. The log records that you did it and why, but no personal data.`
export const because = 'Reason'
export const becauseWords: Record<ErasureReason, string> = {
  person_asked: 'The person requested it',
  not_needed: 'No longer needed',
  given_by_mistake: 'Submitted by mistake',
}
export const erased = (documents: number) =>
  `Erased, with ${count(documents, { one: 'one document', other: '# documents' })}. This is recorded in the log`
export const added = 'Person added'
export const changed = 'Person changed'
export const removed = 'Person removed'
export const failedToSave = 'Failed to save this person'
export const failedToLoad = 'Failed to load the people'
