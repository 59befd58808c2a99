import { redirect } from 'react-router'
import * as words from '#contract/messages/components/modes.js'
import { isMode, modeUnlessSaid } from '#contract/modes.js'
import { setCookies } from '../session/cookies.server'
import { readForm } from '../session/form.server'
import { keepMode } from '../session/mode.server'
import { sameSitePath } from '../session/same-site'
import type { PortalArea } from '#contract/portal-area.js'
import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast } from '../session/toast.server'
import { isInReach, loadLiveReadiness } from './live-readiness.server'

/** Takes `mode`, and `returnTo`: the page to go on with. While live is closed, it says what is missing. */
export async function modeAction({ request, context }: { request: Request; context: Context }, area: PortalArea) {
  const { typed } = await readForm(request)
  const mode = isMode(typed.mode) ? typed.mode : modeUnlessSaid
  const to = pageIn(area, typed.returnTo)
  if (mode === 'live') {
    const readiness = await loadLiveReadiness(context, area)
    if (!isInReach(readiness)) return redirectWithToast(context, to, failure(readiness.sentence ?? words.notKnown))
  }
  return redirect(to, { headers: setCookies(await keepMode(context, area, mode)) })
}

const ofOneMode = ['txn_', 'dsp_', 'lnk_', 'whe_', 'whd_', 'api_', 'pyo_', 'inv_', 'prd_']

// A row of one mode is absent in the other, and so is a page of a list: what is left is the list itself.
function pageIn(area: PortalArea, returnTo: unknown): string {
  const asked = sameSitePath(returnTo) ?? ''
  const [path = ''] = asked.split(/[?#]/)
  // What was looked for is looked for again in the mode that it is of.
  if (path === `/${area}/search`) return asked
  if (!path.startsWith(`/${area}/`)) return `/${area}/dashboard`
  const parts = path.split('/')
  const row = parts.findIndex((part) => ofOneMode.some((kind) => part.startsWith(kind)))
  return (row < 0 ? parts : parts.slice(0, row)).join('/')
}
