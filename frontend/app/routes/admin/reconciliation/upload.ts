import { redirect } from 'react-router'
import type { BankFileType } from '#contract/bank-file-types.js'
import * as words from '#contract/messages/admin/banks.js'
import { importBankFile } from '../../../api/banks-admin.server'
import { ApiError } from '../../../api/http.server'
import { formOf } from '../../../session/form.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/upload'

const page = '/admin/reconciliation'
const types: Record<string, BankFileType> = { xml: 'application/xml', csv: 'text/csv', zip: 'application/zip' }

export const loader = () => redirect(page)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request).catch(() => null)
  const file = form?.get('file')
  const bankAccountID = form?.get('bankAccountID')
  if (!(file instanceof File) || file.size === 0 || typeof bankAccountID !== 'string' || bankAccountID === '')
    return redirectWithToast(context, page, failure(words.chooseFile))
  const type = types[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/xml'
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const found = await importBankFile(context, bankAccountID, { type, bytes })
    const said = words.imported(found.entries, found.matched, found.unmatched, found.rejected)
    return await redirectWithToast(context, page, success(said))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const sentence = error.status === 422 && error.sentence ? error.sentence : error.explain(words.failedToImport)
    return redirectWithToast(context, page, failure(sentence))
  }
}
