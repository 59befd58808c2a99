import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { CardBrand } from '#contract/payment-methods.js'
import type { PaymentFacts } from '#contract/routing.js'
import type { Mode } from '#contract/modes.js'
import type { CaptureMethod } from '#contract/transactions.js'
import { methodNameAt } from './account-takes.js'

export interface RoutedPayment extends PaymentFacts {
  transactionID: string
  captureMethod: CaptureMethod
}

interface Row {
  transactionID: string
  clientID: string
  currency: Currency
  amount: string | number
  processor: string
  cardBrand: CardBrand | null
  captureMethod: CaptureMethod
}

/** Read from the table by its name: the room of payments stands above this one. */
@Injectable()
export class RoutedPayments {
  async newest(manager: EntityManager, mode: Mode, count: number): Promise<RoutedPayment[]> {
    const rows = await manager.query<Row[]>(
      `SELECT "transactionID", "clientID", "currency", "amount", "processor", "cardBrand", "captureMethod" FROM "transactions"
       WHERE "processorAccountID" IN (SELECT "processorAccountID" FROM "processor_accounts" WHERE "mode" = $1)
       ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT ${count}`,
      [mode],
    )
    return rows.map(({ processor, amount, ...row }) => ({
      ...row,
      mode,
      amount: Number(amount),
      method: methodNameAt(processor),
      cardBrand: null,
      cardCountry: null,
    }))
  }
}
