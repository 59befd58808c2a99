import type { IncomingMessage } from 'node:http'

interface AnswerNotes {
  code?: string
  transactionID?: string
}

/** What an answer was, for those who keep a log of calls; gone with the request. */
export const answerNotes = new WeakMap<IncomingMessage, AnswerNotes>()

export const noteAnswer = (request: IncomingMessage, notes: AnswerNotes): void => {
  answerNotes.set(request, { ...answerNotes.get(request), ...notes })
}
