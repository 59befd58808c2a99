import type { ErasureReason } from '../requirement-kinds.js'
import { counted } from '../words.js'

const count = counted('en')

export const title = 'Owners and directors'
export const lead = 'Everybody who owns 25 % or more of the business, and everybody who directs it.'
export const none = 'Nobody is named yet.'
export const open = 'Name owners and directors'
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
export const holds = (share: number) => `${share} %`
export const exportAll = 'Download all that is kept'
export const failedToExport = 'The file could not be made'
export const erase = 'Erase'
export const eraseQuestion = (name: string) =>
  `Erase ${name}, every document of this person and the answers that name it? It cannot be taken back. The log keeps that you did it and why, and no word of the person.`
export const because = 'Why'
export const becauseWords: Record<ErasureReason, string> = {
  person_asked: 'The person has asked for it',
  not_needed: 'It is not needed any more',
  given_by_mistake: 'It was given by mistake',
}
export const erased = (documents: number) =>
  `Erased, with ${count(documents, { one: 'one document', other: '# documents' })}. The log says so`
export const added = 'Person added'
export const changed = 'Person changed'
export const removed = 'Person removed'
export const failedToSave = 'This person could not be saved'
export const failedToLoad = 'The people could not be loaded'
