import type { Gatehouse } from '@gatehouse/sdk'

export type Session = Awaited<ReturnType<Gatehouse['checkoutSessions']['create']>>
export type Transaction = Awaited<ReturnType<Gatehouse['transactions']['capture']>>
export type TransactionDetail = Awaited<ReturnType<Gatehouse['transactions']['get']>>
export type GatehouseRefund = Awaited<ReturnType<Gatehouse['transactions']['refunds']['create']>>
export type SessionInput = Parameters<Gatehouse['checkoutSessions']['create']>[0]
