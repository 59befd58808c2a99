import type { BooksView, LedgerSealsView, LedgerVerificationRunView, LedgerVerificationView } from '#contract/ledger.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadBooks = (context: Context) => callAsStaff<BooksView>(context, { call: 'GET /ledger/books' })

export const readSeals = (context: Context) => callAsStaff<LedgerSealsView>(context, { call: 'GET /ledger/seals' })

export const readLedgerVerification = (context: Context) =>
  callAsStaff<LedgerVerificationView>(context, { call: 'GET /ledger/verification' })

export const startLedgerVerification = (context: Context) =>
  callAsStaff<LedgerVerificationRunView>(context, { call: 'POST /ledger/verification' })
