import type { EntityManager } from 'typeorm'
import type { Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import type { Client } from '../clients/client.entity.js'
import { type Item, takesAnswers } from './checklist.js'
import { RequirementAnswer } from './requirement-answer.entity.js'
import { AnswerClosed } from './requirements.errors.js'

const factsOf = (answer: RequirementAnswer | null) => ({
  status: answer?.status ?? 'missing',
  expiresOn: answer?.expiresOn ?? null,
})

type AnswerChange = Partial<Omit<RequirementAnswer, 'answerID' | 'clientID' | 'requirementID' | 'createdAt'>>

/** The only way to write an answer. The log keeps how it stands, never what a person wrote of itself. */
export async function changeAnswer(
  manager: EntityManager,
  record: Record,
  { client: { clientID, loginID }, item }: { client: Client; item: Item },
  { action, change: given, more }: { action: string; change: AnswerChange; more?: object },
): Promise<void> {
  const { requirementID, name } = item.requirement
  const before = factsOf(item.answer)
  const change = { ...given, ...acceptedBefore(item.answer, given) }
  if (item.answer) await manager.update(RequirementAnswer, { answerID: item.answer.answerID }, change)
  else {
    item.answer = manager.create(RequirementAnswer, {
      ...{ answerID: newId('ans'), clientID, requirementID, status: 'missing', value: null, clientPersonID: null },
      ...{
        expiresOn: null,
        acceptedUntil: null,
        reason: null,
        givenAt: null,
        decidedBy: null,
        decidedAt: null,
        toldDays: null,
      },
      ...{ createdAt: clock.now() },
      ...change,
    })
    await manager.insert(RequirementAnswer, item.answer)
  }
  Object.assign(item.answer, change)
  await record({
    action,
    target: { kind: 'client', id: clientID, loginID },
    before: { requirement: name, ...before },
    after: { requirement: name, ...factsOf(item.answer), ...more },
  })
}

function acceptedBefore(answer: RequirementAnswer | null, { status }: AnswerChange): AnswerChange {
  if (status === 'accepted' || status === 'waived') return { acceptedUntil: null }
  const isReplaced = answer?.status === 'accepted' && status !== undefined
  return isReplaced ? { acceptedUntil: answer.expiresOn } : {}
}

export function isComplete({ requirement: { kind, expires }, answer, documents, person }: Item): boolean {
  if (expires && !answer?.expiresOn) return false
  if (kind === 'document') return documents.length > 0
  return kind === 'person' ? person !== null && documents.length > 0 : Boolean(answer?.value)
}

/** After something was given: what is whole now waits for staff, and what they asked again stays so until then. */
export function givenNow(item: Item, given: AnswerChange): AnswerChange {
  const answer = { ...item.answer, ...given } as RequirementAnswer
  if (!isComplete({ ...item, answer }))
    return item.answer?.status === 'asked_again' ? given : { ...given, status: 'missing' }
  const open = { reason: null, decidedBy: null, decidedAt: null, toldDays: null }
  return { ...given, status: 'given', givenAt: clock.now(), ...open }
}

export function requireOpen(item: Item): void {
  if (!takesAnswers(item)) throw new AnswerClosed()
}
