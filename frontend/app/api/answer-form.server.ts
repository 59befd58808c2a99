import { check } from '#contract/check.js'
import * as words from '#contract/messages/checklist.js'
import { AnswerRequirement } from '#contract/requirements.js'
import { readForm } from '../session/form.server'
import type { Context } from '../session/site-context.server'
import { failure, redirectWithToast, success } from '../session/toast.server'
import { ApiError, type UploadedForm } from './http.server'
import { refuseInputs } from './refusal.server'
import type { Answering } from './requirements.server'
import { runForm } from './form-actions.server'

/** The form of one requirement in words; what was typed comes back below the requirement that it is about. */
export async function takeAnswer(request: Request, context: Context, answering: Answering, back: string) {
  const { input, typed } = await readForm(request, ['sharePercentage'])
  const { requirementID = '' } = typed
  const { requirementID: _, sharePercentage, ...others } = input
  const given = { ...others, ...(sharePercentage !== '' && { sharePercentage }) }
  const { value, fields } = await check(AnswerRequirement, given)
  if (fields) return refuseInputs(fields, typed)
  return runForm(context, answering.answer(requirementID, value), {
    to: back,
    done: words.sent,
    failed: words.failedToSend,
    typed,
  })
}

type Upload = (form: UploadedForm) => Promise<unknown>

/** A file goes on as it came. A script asks for the sentence alone; a plain form is led back with it. */
export async function takeDocument(
  request: Request,
  context: Context,
  { upload, back, sent = words.sent }: { upload: Upload | undefined; back: string; sent?: string },
) {
  const sentence = await sentenceOf(request, upload)
  if (request.headers.get('accept') === 'application/json') return Response.json({ sentence })
  return redirectWithToast(context, back, sentence === null ? success(sent) : failure(sentence))
}

async function sentenceOf(request: Request, upload: Upload | undefined): Promise<string | null> {
  const type = request.headers.get('content-type') ?? ''
  if (!upload) return words.failedToSend
  try {
    await upload({ type, bytes: new Uint8Array(await request.arrayBuffer()) })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Object.values(error.fields)[0] ?? (error.sentence || words.failedToSend)
  }
}
