import { AskFactorReset } from '#contract/factor-resets.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import * as words from '#contract/messages/factor-resets.js'
import { readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import { saveAsStaff } from './save-form.server'

interface Asked {
  request: Request
  context: Context
  audience: LoginAudience
  subjectID: string
  back: string
}

/** Of a client as of a member of staff: the request waits on the page of security. */
export async function askByForm({ request, context, audience, subjectID, back }: Asked) {
  const { input, typed } = await readForm(request)
  return saveAsStaff(context, {
    form: { input: { audience, subjectID, reason: input.reason }, typed },
    as: AskFactorReset,
    send: { call: 'POST /factor-resets' },
    to: back,
    done: words.asked,
    failed: words.failedToAsk,
  })
}
