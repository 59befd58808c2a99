import type { ReactNode } from 'react'
import * as words from '#contract/messages/checklist.js'
import type { RequirementStatus } from '#contract/requirement-kinds.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { withPercentSign } from '#contract/spoken-formats.js'
import { Badge, type Tone } from './badge'
import { sizeOf } from './file-size'

const tones: Record<RequirementStatus, Tone> = {
  missing: 'pending',
  given: 'info',
  accepted: 'success',
  asked_again: 'failed',
  waived: 'neutral',
  expired: 'failed',
}

export const RequirementBadge = ({ status }: { status: RequirementStatus }) => (
  <Badge tone={tones[status]}>{words.statusWords[status]}</Badge>
)

/** What was given, for whoever gave it and whoever reviews it. */
export function Given({ item, page }: { item: ClientRequirementView; page: string }) {
  const { value, person, documents, expiresOn, requirementID } = item
  const facts: ReactNode[] = []
  if (value) facts.push(value)
  if (person) {
    const { name, dateOfBirth, country, role, sharePercentage } = person
    const share = sharePercentage === null ? [] : [withPercentSign(String(sharePercentage))]
    facts.push([name, dateOfBirth, country, words.roleWords[role], ...share].join(', '))
  }
  if (expiresOn) facts.push(words.validUntil(expiresOn))
  if (facts.length === 0 && documents.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink">
      {facts.map((fact, at) => (
        <li key={at} className="[overflow-wrap:anywhere] whitespace-pre-line">
          {fact}
        </li>
      ))}
      {documents.map(({ documentID, name, bytes }) => (
        <li key={documentID} className="[overflow-wrap:anywhere]">
          <a href={`${page}/${requirementID}/documents/${documentID}`} download className="underline">
            {name}
          </a>{' '}
          <span className="text-xs text-ink-faint">{sizeOf(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}
