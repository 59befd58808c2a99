import { IsIn } from 'class-validator'
import { allOf, MayBeAbsent } from './fields.js'
import { type Language, languages } from './languages.js'
import { languageIsOneOf, timeZoneForm } from './messages/preferences.js'
import { isTimeZone } from './time-zones.js'
import { Passes } from './own-checks.js'

const IsTimeZone = Passes('isTimeZone', isTimeZone, timeZoneForm)

/** PUT /account/preferences; what is absent is not chosen. */
export class ChangePreferences {
  /** Of pages and mails; absent: as the browser asks, else as the installation says. */
  @allOf(MayBeAbsent(), IsIn(languages, { message: languageIsOneOf(languages) }))
  language?: Language

  /** An IANA name such as `Europe/Paris`; absent: UTC. */
  @allOf(MayBeAbsent(), IsTimeZone)
  timeZone?: string
}

/** How a person reads pages and mails; null: they have chosen nothing. */
export interface PreferencesView {
  language: Language | null
  timeZone: string | null
}
