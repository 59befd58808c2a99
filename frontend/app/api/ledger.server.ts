import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadBooks = (context: Context) => callAsStaff(context, { call: 'GET /ledger/books' })

export const readSeals = (context: Context) => callAsStaff(context, { call: 'GET /ledger/seals' })

export const readLedgerVerification = (context: Context) => callAsStaff(context, { call: 'GET /ledger/verification' })

export const startLedgerVerification = (context: Context) => callAsStaff(context, { call: 'POST /ledger/verification' })
