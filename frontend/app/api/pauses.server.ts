import type { Page } from '#contract/answers.js'
import type { PauseView } from '#contract/requirements.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

const none: Page<PauseView> = { items: [], nextCursor: null }

/** A page says what is paused if it can, and stands without it. */
export const listOwnPauses = async (context: Context): Promise<PauseView[]> =>
  (await silently(callAsClient(context, { call: 'GET /clients/:clientID/pauses' }), none)).items

export const listPausesOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/pauses', params: { clientID } })
