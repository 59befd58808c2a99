import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Language } from '#contract/languages.js'
import { Customer } from '../../money/customers/customer.entity.js'
import { Client } from '../../people/clients/client.entity.js'
import { findRow, readColumns } from '../../platform/database/rows.js'
import { MailReaders } from '../../platform/mail/mail-readers.js'
import type { Invoice } from './invoice.entity.js'

const addressAlone = ['emailAddress'] as const

/** What mails about invoices are written in, and documents from when they are issued: the customer's language, else the merchant's. */
@Injectable()
export class BuyerLanguages {
  constructor(private readonly readers: MailReaders) {}

  async of(manager: EntityManager, { customerID, clientID }: Invoice, read?: Customer): Promise<Language> {
    const customer = read ?? (await findRow(manager, Customer, { customerID }))
    if (customer?.language) return customer.language
    const [client] = await readColumns(manager, Client, addressAlone, 'WHERE "clientID" = $1', [clientID])
    return this.readers.languageOf(manager, client?.emailAddress ?? '')
  }
}
