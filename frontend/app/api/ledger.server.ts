import type { BooksView, LedgerVerificationView } from '#contract/ledger.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadBooks = (context: Context) => callAsStaff<BooksView>(context, { method: 'GET', path: '/ledger/books' })

export const verifyLedger = (context: Context) =>
  callAsStaff<LedgerVerificationView>(context, { method: 'GET', path: '/ledger/verification' })
