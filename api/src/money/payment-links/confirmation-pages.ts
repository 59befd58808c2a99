import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { EntityManager } from 'typeorm'
import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { Client } from '../../people/clients/client.entity.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { ofNoSession, PaymentLink } from './payment-link.entity.js'
import { newLinkToken } from './payment-links.service.js'

const pageOf = (token: string, transactionID: string) => `/pay/${token}/payments/${transactionID}`

/** A page where a payer confirms one payment that the merchant began: its link takes no other payment and is in no list. */
@Injectable()
export class ConfirmationPages {
  constructor(
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
    private readonly mailbox: Mailbox,
  ) {}

  async open(manager: EntityManager, transaction: Transaction) {
    const { clientID, mode, customerID, amount, currency, description, transactionID, createdAt } = transaction
    const token = newLinkToken()
    const paymentLinkID = newId('lnk', createdAt.getTime())
    await manager.insert(PaymentLink, {
      ...ofNoSession,
      ...{ paymentLinkID, clientID, mode, customerID, token, amount, currency, description, createdAt },
      ...{ reference: null, once: true, expiresAt: null, closedAt: createdAt, purpose: 'confirmation' },
    })
    return { paymentLinkID, returnURL: ownOrigin(this.host, this.environment) + pageOf(token, transactionID) }
  }

  async mail(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, payerEmailAddress: to, transactionID, clientID, expiresAt, amount, currency } = transaction
    if (!paymentLinkID || !to || !expiresAt) return
    const { token } = await manager.findOneByOrFail(PaymentLink, { paymentLinkID })
    const { name: merchantName } = await manager.findOneByOrFail(Client, { clientID })
    const language = transaction.payerLanguage ?? this.environment.DEFAULT_LANGUAGE
    const data = {
      ...{ name: transaction.payerName ?? to, mode: transaction.mode, merchantName, transactionID },
      description: transaction.description,
      money: moneyIn(formatsOf(language), amount, currency),
      path: pageOf(token, transactionID),
      endsAt: expiresAt.toISOString(),
    }
    await this.mailbox.queue(manager, { kind: 'confirm-payment', to, aboutID: transactionID, language, data })
  }
}
