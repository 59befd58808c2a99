import { IsIn } from 'class-validator'
import { allOf, MayBeAbsent } from './fields.js'
import { type Language, languages } from './languages.js'
import { languageIsOneOf, timeZoneForm } from './messages/preferences.js'
import { isTimeZone } from './time-zones.js'
import { Passes } from './own-checks.js'

const IsTimeZone = Passes('isTimeZone', isTimeZone, timeZoneForm)

/** PUT /account/preferences; what is absent is not chosen. */
export class ChangePreferences {
  /** Of pages and mails; default: as the browser asks, else as the installation says. */
  @allOf(MayBeAbsent(), IsIn(languages, { message: languageIsOneOf(languages) }))
  language?: Language

  /** An IANA name such as `Europe/Paris`; default: UTC. */
  @allOf(MayBeAbsent(), IsTimeZone)
  timeZone?: string
}

/** A person's language and time zone. Null if not set. */
export interface PreferencesView {
  language: Language | null
  timeZone: string | null
}
