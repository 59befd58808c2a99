import { IsIn } from 'class-validator'
import { allOf, MayBeAbsent } from './fields.js'
import { type Language, languages } from './languages.js'
import { languageIsOneOf, timeZoneForm } from './messages/preferences.js'
import { isTimeZone } from './time-zones.js'
import { Passes } from './own-checks.js'

const IsTimeZone = Passes('isTimeZone', isTimeZone, timeZoneForm)

/** PUT /account/preferences. Fields you leave out are reset. */
export class ChangePreferences {
  /** The language of pages and emails. Default: the browser's, or else the installation's. */
  @allOf(MayBeAbsent(), IsIn(languages, { message: languageIsOneOf(languages) }))
  language?: Language

  /** An IANA time zone such as `Europe/Paris`. Default: UTC. */
  @allOf(MayBeAbsent(), IsTimeZone)
  timeZone?: string
}

/** A person's language and time zone. Null if not set. */
export interface PreferencesView {
  language: Language | null
  timeZone: string | null
}
