import { clientTypes } from './choices.js'
import { OptionalDay, OptionalPastDay, PastDay } from './date-field.js'
import {
  requirementChoicesMax,
  requirementCountriesMax,
  requirementDueDaysMax,
  requirementPauseDaysMax,
} from './document-limits.js'
import { allOf, MayBeAbsent, OptionalFlag, OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/requirements.js'
import type { ClientType } from './clients.js'
import { OptionalChoice } from './money-fields.js'
import { OptionalTexts, trimmedOnce } from './text-lists.js'
import {
  type DocumentType,
  type ErasureReason,
  erasureReasons,
  type PausedThing,
  type PersonRole,
  personRoles,
  type RequirementKind,
  requirementKinds,
  type RequirementStatus,
} from './requirement-kinds.js'
import { Passes, Whole } from './own-checks.js'

const areClientTypes = (value: unknown) =>
  Array.isArray(value) && value.every((one) => (clientTypes as readonly unknown[]).includes(one))
const OptionalClientTypes = () =>
  allOf(trimmedOnce, MayBeAbsent(), Passes('areClientTypes', areClientTypes, words.clientTypesForm(clientTypes)))

const pauseDays = words.pauseDaysForm(requirementPauseDaysMax)
const DaysAfterExpiry = () => allOf(MayBeAbsent(), Whole(0, requirementPauseDaysMax, pauseDays))

const dueDays = words.dueDaysForm(requirementDueDaysMax)

/** PUT /requirements/:requirementID. You can't change the kind. */
export class ChangeRequirement {
  @RequiredText(words.nameRequired)
  name!: string

  /** Help text below the name. */
  @OptionalText(longTextMaxLength)
  help?: string

  /** The options of a `choice`. */
  @OptionalTexts('areChoices', requirementChoicesMax, words.choicesForm(requirementChoicesMax))
  choices?: string[]

  /** Default: all types. */
  @OptionalClientTypes()
  clientTypes?: ClientType[]

  /** Spelled as clients enter them. Not case-sensitive. Default: all countries. */
  @OptionalTexts('areCountries', requirementCountriesMax, words.countriesForm(requirementCountriesMax))
  countries?: string[]

  /** The days after registration. Default: no deadline. */
  @MayBeAbsent()
  @Whole(1, requirementDueDaysMax, dueDays)
  dueDays?: number

  /** Whether answers have an expiry date. */
  @OptionalFlag()
  expires?: boolean

  /** The days after expiry until payouts pause. They resume once a new answer is accepted. Default: never. */
  @DaysAfterExpiry()
  payoutsPausedAfterDays?: number

  /** The same for live payments. */
  @DaysAfterExpiry()
  paymentsPausedAfterDays?: number
}

/** POST /requirements */
export class CreateRequirement extends ChangeRequirement {
  @RequiredChoice(requirementKinds, words.kindRequired)
  kind!: RequirementKind
}

const isShare = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const OptionalShare = () => allOf(MayBeAbsent(), Passes('isShare', isShare, words.shareForm))

/** POST and PUT /clients/:clientID/persons */
export class SavePerson {
  @RequiredText(words.personNameRequired)
  name!: string

  @PastDay(words.dateOfBirthForm)
  dateOfBirth!: string

  @RequiredText(words.countryRequired)
  country!: string

  @RequiredChoice(personRoles, words.roleRequired)
  role!: PersonRole

  /** The percentage of the business that this person owns. Required for owners. */
  @OptionalShare()
  sharePercentage?: number
}

/**
 * PUT /clients/:clientID/requirements/:requirementID. Send `value` for a text, choice or date,
 * and the fields of a person for a person.
 */
export class AnswerRequirement {
  @OptionalText(longTextMaxLength)
  value?: string

  /** The expiry date, if the requirement asks for one. */
  @OptionalDay(words.dateForm)
  expiresOn?: string

  @OptionalText()
  name?: string

  @OptionalPastDay(words.dateOfBirthForm)
  dateOfBirth?: string

  @OptionalText()
  country?: string

  @OptionalChoice(personRoles, words.roleRequired)
  role?: PersonRole

  @OptionalShare()
  sharePercentage?: number
}

/** POST …/ask-again. The applicant sees the reason. */
export class AskAgain {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** POST …/waive. The reason is recorded in the audit log. */
export class WaiveRequirement {
  @OptionalText(longTextMaxLength)
  reason?: string
}

export interface RequirementView {
  requirementID: string
  name: string
  help: string | null
  kind: RequirementKind
  choices: string[]
  clientTypes: ClientType[]
  countries: string[]
  dueDays: number | null
  expires: boolean
  payoutsPausedAfterDays: number | null
  paymentsPausedAfterDays: number | null
  createdAt: string
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}

export interface PersonView {
  clientPersonID: string
  name: string
  dateOfBirth: string
  country: string
  role: PersonRole
  sharePercentage: number | null
  /** The documents of the person and of the requirement that refers to it. */
  documents: DocumentView[]
  createdAt: string
}

/** POST /clients/:clientID/persons/:clientPersonID/erase */
export class ErasePerson {
  @RequiredChoice(erasureReasons, words.becauseRequired)
  because!: ErasureReason
}

/** What was erased. The audit log has the same counts without personal data. */
export interface ErasedView {
  clientPersonID: string
  documents: number
  answers: number
}

/** What is paused for a client because a requirement has expired. */
export interface PauseView {
  what: PausedThing
  requirementID: string
  requirement: string
  since: string
  sentence: string
}

export interface DocumentView {
  documentID: string
  name: string
  mediaType: DocumentType
  bytes: number
  createdAt: string
}

/** A requirement and its status for one client. */
export interface ClientRequirementView {
  requirementID: string
  name: string
  help: string | null
  kind: RequirementKind
  choices: string[]
  expires: boolean
  /** The deadline. Null if there is none. */
  dueAt: string | null
  status: RequirementStatus
  value: string | null
  person: PersonView | null
  /** A day. */
  expiresOn: string | null
  /** Why it was requested again. */
  reason: string | null
  documents: DocumentView[]
  givenAt: string | null
  decidedAt: string | null
  /** The version of the answer. Send it as `If-Match` when you accept, so that you accept what you reviewed. */
  version: string
}
