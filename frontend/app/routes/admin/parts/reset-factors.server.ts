import { check } from '#contract/check.js'
import { AskFactorReset } from '#contract/factor-resets.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import * as words from '#contract/messages/factor-resets.js'
import { askFactorReset } from '../../../api/factor-resets.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'

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
  const { value, fields } = await check(AskFactorReset, { audience, subjectID, reason: input.reason })
  if (fields) return refuseInputs(fields, typed)
  try {
    await askFactorReset(context, value, input.formID)
    return await redirectWithToast(context, back, success(words.asked))
  } catch (error) {
    return refuse(error, words.failedToAsk, typed)
  }
}
