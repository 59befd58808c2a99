import type { ChangePreferences, PreferencesView } from '#contract/preferences.js'
import { dropLanguage, keepLanguage } from '../session/language.server'
import { type Context, siteContext } from '../session/site-context.server'
import { keepTimeZone } from '../session/time-zone.server'
import { callAsPerson } from './as-person.server'
import { ApiError, callApi } from './http.server'

export const readPreferences = (context: Context) => callAsPerson(context, { call: 'GET /account/preferences' })

export const changePreferences = (context: Context, body: ChangePreferences) =>
  callAsPerson(context, { call: 'PUT /account/preferences', body })

/** Pages look into these, so that none of them asks the API first. */
export async function preferenceCookies(context: Context, { language, timeZone }: PreferencesView): Promise<string[]> {
  const { secureCookies } = context.get(siteContext)
  return [
    language ? await keepLanguage(language, context) : await dropLanguage(),
    await keepTimeZone(timeZone ?? 'UTC', secureCookies),
  ]
}

/** With a sign-in: what the person has chosen on another browser counts on this one. */
export async function preferencesOf(context: Context, token: string): Promise<string[]> {
  try {
    const chosen = await callApi(context, { call: 'GET /account/preferences', token })
    return chosen.language || chosen.timeZone ? await preferenceCookies(context, chosen) : []
  } catch (error) {
    // A sign-in does not fail because of a time zone.
    if (error instanceof ApiError) return []
    throw error
  }
}
