import { redirect } from 'react-router'
import { check } from '#contract/check.js'
import { preferences as words } from '#contract/messages/profile.js'
import { ChangePreferences } from '#contract/preferences.js'
import { changePreferences, preferenceCookies } from '../../api/preferences.server'
import { refuse, refuseInputs } from '../../api/refusal.server'
import { asOwnPage, speakerOf, unchosenLanguage } from '../../session/language.server'
import { readForm } from '../../session/form.server'
import { speaking } from '../../session/spoken.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/preferences'

const isStaff = (url: URL) => url.pathname.startsWith('/admin/')
const profileOf = (url: URL) => (isStaff(url) ? '/admin/profile' : '/client/profile')

/** Reached by hand there is nothing to see here. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(profileOf(url))

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const chosen = { language: input.language || undefined, timeZone: input.timeZone || undefined }
  const { value, fields } = await check(ChangePreferences, chosen)
  if (fields) return refuseInputs(fields, typed)
  try {
    const preferences = await changePreferences(context, value)
    const cookies = await preferenceCookies(context, preferences)
    // Said on the next page, which speaks the language that was chosen here.
    const next = isStaff(url) ? 'en' : (preferences.language ?? unchosenLanguage(request, context))
    return await speaking(speakerOf(next), async () =>
      asOwnPage(await redirectWithToast(context, profileOf(url), success(words.saved), ...cookies)),
    )
  } catch (error) {
    return refuse(error, words.notSaved, typed)
  }
}
