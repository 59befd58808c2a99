import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/reports.js'
import { ApiError } from '../../../api/http.server'
import { importProcessorReport } from '../../../api/reports-admin.server'
import { formOf } from '../../../session/form.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/report-upload'

const page = '/admin/reconciliation/reports'

export const loader = () => redirect(page)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request).catch(() => null)
  const file = form?.get('file')
  const account = form?.get('processorAccountID')
  if (!(file instanceof File) || file.size === 0 || typeof account !== 'string' || account === '')
    return redirectWithToast(context, page, failure(words.chooseFile))
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const { rows, known, skipped } = await importProcessorReport(context, account, { type: 'text/csv', bytes })
    return await redirectWithToast(context, page, success(words.imported(rows, known, skipped)))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const sentence = error.status === 422 && error.sentence ? error.sentence : error.explain(words.failedToImport)
    return redirectWithToast(context, page, failure(sentence))
  }
}
