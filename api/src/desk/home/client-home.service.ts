import { Injectable } from '@nestjs/common'
import { check } from '#contract/check.js'
import type { ClientHomeView, ReadClientHome } from '#contract/home.js'
import { pageSize, pageSizeMax } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import { ListTransactions } from '#contract/transactions.js'
import { InvoicesService } from '../../billing/invoices/invoices.service.js'
import { DebtReader } from '../../money/debts/debt-reader.service.js'
import { DisputesService } from '../../money/disputes/disputes.service.js'
import { ClientSummaryService } from '../../money/transactions/client-summary.service.js'
import { TransactionReader } from '../../money/transactions/transaction-reader.service.js'
import { ApiUsersService } from '../../people/api-users/api-users.service.js'
import { pausesOf } from '../../people/requirements/client-pauses.js'
import { Database } from '../../platform/database/database.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { HomeParts } from './home-parts.js'

@Injectable()
export class ClientHomeService {
  constructor(
    private readonly database: Database,
    private readonly parts: HomeParts,
    private readonly apiUsers: ApiUsersService,
    private readonly debts: DebtReader,
    private readonly disputes: DisputesService,
    private readonly invoices: InvoicesService,
    private readonly summary: ClientSummaryService,
    private readonly transactions: TransactionReader,
  ) {}

  read(caller: ClientCaller, mode: Mode, { q, cursor }: ReadClientHome): Promise<ClientHomeView> {
    const { clientID } = caller
    const own = { clientID, mode }
    return this.parts.read<ClientHomeView>(caller, {
      transactions: {
        call: 'GET /clients/:clientID/transactions',
        read: async () => {
          const { value: query, fields } = await check(ListTransactions, { q, cursor })
          if (fields) throw new InvalidInput(fields)
          return this.transactions.list({ ...query, ...own })
        },
      },
      summary: { call: 'GET /clients/:clientID/summary', read: () => this.summary.read(clientID, mode) },
      apiUsers: {
        call: 'GET /clients/:clientID/apiusers',
        read: () => this.apiUsers.list({ limit: pageSizeMax, ...own }),
      },
      disputes: {
        call: 'GET /clients/:clientID/disputes',
        read: () => this.disputes.list(own, { status: 'open', limit: pageSize }),
      },
      unchargedInvoices: {
        call: 'GET /invoices',
        read: () => this.invoices.list(own, { charge: 'skipped', limit: pageSize }),
      },
      debts: { call: 'GET /clients/:clientID/debts', read: () => this.debts.ofClient(clientID, mode) },
      pauses: { call: 'GET /clients/:clientID/pauses', read: () => this.pausesOf(clientID) },
    })
  }

  // Its own call also looks for the client, which the guard has just done for this caller.
  private pausesOf(clientID: string) {
    return this.database.list(async (manager) => ({ items: await pausesOf(manager, clientID), nextCursor: null }))
  }
}
