import { type EntityManager, In } from 'typeorm'
import { ClientDocument } from './client-document.entity.js'
import { ClientPerson } from './client-person.entity.js'
import { papersOf, answersNaming } from './client-persons.js'
import { RequirementAnswer } from './requirement-answer.entity.js'

export interface Erased {
  papers: ClientDocument[]
  answers: number
  persons: number
}

const nothing = { value: null, clientPersonID: null, expiresOn: null, acceptedUntil: null, reason: null }

export async function erasePerson(manager: EntityManager, person: ClientPerson): Promise<Erased> {
  const { clientID, clientPersonID } = person
  const answers = await answersNaming(manager, person)
  const papers = await papersOf(manager, person)
  await removePapers(manager, papers)
  for (const { answerID } of answers)
    await manager.update(RequirementAnswer, { answerID }, { ...nothing, status: 'missing', givenAt: null })
  await manager.delete(ClientPerson, { clientID, clientPersonID })
  return { papers, answers: answers.length, persons: 1 }
}

export async function eraseAllOf(manager: EntityManager, clientID: string): Promise<Erased> {
  const papers = await manager.findBy(ClientDocument, { clientID })
  const persons = await manager.countBy(ClientPerson, { clientID })
  const answers = await manager.countBy(RequirementAnswer, { clientID })
  await manager.delete(ClientDocument, { clientID })
  await manager.delete(RequirementAnswer, { clientID })
  await manager.delete(ClientPerson, { clientID })
  return { papers, answers, persons }
}

async function removePapers(manager: EntityManager, papers: ClientDocument[]): Promise<void> {
  if (papers.length > 0) await manager.delete(ClientDocument, { documentID: In(papers.map((one) => one.documentID)) })
}
