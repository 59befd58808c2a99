import type { Holding } from '../ledger/postings.js'
import type { Transaction } from './transaction.entity.js'

export const holdingOf = ({ settlesAt }: Transaction): Holding => (settlesAt ? 'client_pending' : 'client_available')
