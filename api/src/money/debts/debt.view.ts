import type { DebtRequestView, WriteOffView } from '#contract/debts.js'
import type { DebtRequest } from './debt-request.entity.js'
import type { WriteOff } from './write-off.entity.js'

export function viewDebtRequest(request: DebtRequest, url: string, owed: number): DebtRequestView {
  const isOpen = request.status === 'open'
  const due = isOpen ? Math.min(request.amount, owed) : 0
  return {
    debtRequestID: request.debtRequestID,
    clientID: request.clientID,
    mode: request.mode,
    currency: request.currency,
    amount: request.amount,
    due,
    status: isOpen && due === 0 ? 'covered' : request.status,
    url,
    transactionID: request.transactionID,
    createdAt: request.createdAt.toISOString(),
    endedAt: request.endedAt?.toISOString() ?? null,
  }
}

export const viewWriteOff = (writeOff: WriteOff): WriteOffView => ({
  writeOffID: writeOff.writeOffID,
  clientID: writeOff.clientID,
  mode: writeOff.mode,
  currency: writeOff.currency,
  amount: writeOff.amount,
  status: writeOff.status,
  createdAt: writeOff.createdAt.toISOString(),
  endedAt: writeOff.endedAt?.toISOString() ?? null,
})
