import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { sandboxAccountID } from '#contract/processors.js'
import type { CreateTransaction, TransactionView } from '#contract/transactions.js'
import { Client } from '../../people/clients/client.entity.js'
import { NotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { insertRows, readRows } from '../../platform/database/rows.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { Transaction } from './transaction.entity.js'
import { dueAtOf, moveTransaction } from './transaction-moves.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { askedOf, lockTransaction, paymentOf } from './transaction-rows.js'
import { viewTransaction } from './transaction.view.js'

export interface Origin {
  clientID: string
  apiUserID?: string
  paymentLinkID?: string
  allow?: (manager: EntityManager) => Promise<void>
}

/** The processor is asked between two units, because it is slow and may never answer. */
@Injectable()
export class TransactionCharges {
  constructor(
    private readonly database: Database,
    private readonly processors: ProcessorRegistry,
    private readonly calls: ProcessorCalls,
    private readonly outcomes: TransactionOutcomes,
  ) {}

  async create(origin: Origin, call: KeyedCall, input: CreateTransaction): Promise<Answer<TransactionView>> {
    const transaction = this.build(origin, input)
    const { transactionID } = transaction
    const replay = await this.database.write(async (manager) => {
      const first = await beginCall<TransactionView>(manager, call, transactionID)
      if (!first) await insert(manager, transaction, origin)
      return first
    })
    return replay ?? firstAnswer(await this.charge(transaction))
  }

  private async charge(transaction: Transaction): Promise<TransactionView> {
    const { transactionID } = transaction
    const result = await this.calls.ask('charge', askedOf(transaction), (processor, signal, account) =>
      processor.charge(paymentOf(transaction, account), signal),
    )
    if (result.outcome === 'unanswered') return this.leaveOpen(transactionID)
    return this.outcomes.close(transactionID, 'charge', result, 'created')
  }

  // The money may have moved or not: only an inquiry may go on from here.
  private leaveOpen(transactionID: string): Promise<TransactionView> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.moves === 0) {
        await moveTransaction(manager, transaction, 'processing', { action: 'created' })
        await finishCall(manager, transactionID, viewTransaction(transaction))
      }
      return viewTransaction(transaction)
    })
  }

  private build({ clientID, apiUserID, paymentLinkID }: Origin, input: CreateTransaction): Transaction {
    const now = new Date()
    const { processor, paymentMethod, card } = this.processors.choose(input.paymentMethod)
    const transaction = Object.assign(new Transaction(), {
      transactionID: newId('txn', now.getTime()),
      clientID,
      apiUserID: apiUserID ?? null,
      paymentLinkID: paymentLinkID ?? null,
      amount: input.amount,
      currency: input.currency,
      ...nothingYet,
      status: 'processing',
      captureMethod: input.captureMethod ?? 'automatic',
      description: input.description,
      reference: input.reference ?? null,
      metadata: input.metadata ?? {},
      processor,
      processorAccountID: sandboxAccountID,
      processorReference: null,
      paymentMethod,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      inFlight: 'charge',
      inFlightBy: this.database.processes.mark,
      createdAt: now,
      updatedAt: now,
    })
    transaction.dueAt = dueAtOf(transaction)
    return transaction
  }
}

const nothingYet = {
  fee: 0,
  amountCaptured: 0,
  amountRefunded: 0,
  amountReturned: 0,
  amountDisputed: 0,
  moves: 0,
  otpTries: 0,
  otpResends: 0,
}

async function insert(manager: EntityManager, transaction: Transaction, { clientID, allow }: Origin): Promise<void> {
  const [client] = await readRows(manager, Client, 'WHERE "clientID" = $1 AND "deletedAt" IS NULL', [clientID])
  if (!client) throw new NotFound('client')
  await allow?.(manager)
  transaction.chargePercentageHundredths = client.chargePercentageHundredths
  await insertRows(manager, Transaction, transaction)
}
