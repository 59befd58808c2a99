import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Language } from '#contract/languages.js'
import { Customer } from '../../money/customers/customer.entity.js'
import { Client } from '../../people/clients/client.entity.js'
import { findRow } from '../../platform/database/rows.js'
import { MailReaders } from '../../platform/mail/mail-readers.js'
import type { Invoice } from './invoice.entity.js'

/** What mails about invoices are written in, and documents from when they are issued: the customer's language, else the merchant's. */
@Injectable()
export class BuyerLanguages {
  constructor(private readonly readers: MailReaders) {}

  async of(manager: EntityManager, { customerID, clientID }: Invoice): Promise<Language> {
    const customer = await findRow(manager, Customer, { customerID })
    if (customer?.language) return customer.language
    const client = await findRow(manager, Client, { clientID })
    return this.readers.languageOf(manager, client?.emailAddress ?? '')
  }
}
