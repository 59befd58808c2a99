import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { FirstAnswerView, OperationsView, ReadOperations, WaitingOperationsView } from '#contract/operations.js'
import type { ProcessorAccount } from '../../money/processors/processor-account.entity.js'
import { ProcessorAccounts } from '../../money/processors/processor-accounts.js'
import { ProcessorCalls } from '../../money/processors/processor-calls.js'
import { Gate } from '../../people/gate/gate.js'
import { Database } from '../../platform/database/database.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { compared, currenciesOf, declinesOf, methodsOf } from './compared.js'
import { type Ended, endedPayments } from './ended-payments.js'
import { firstAnswers } from './first-answers.js'
import { QueueStates } from './queue-states.js'
import { waitingIn, waitingLists } from './waiting-work.js'
import { dayOf, type Window, windowOf } from './window.js'

interface AccountDays {
  account: ProcessorAccount
  ended: Ended[]
  firstAnswer: FirstAnswerView
  firstAnswerBefore: FirstAnswerView
}

@Injectable()
export class OperationsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly calls: ProcessorCalls,
    private readonly queues: QueueStates,
    private readonly gate: Gate,
  ) {}

  async read(caller: PortalCaller, mode: Mode, query: ReadOperations): Promise<OperationsView> {
    const window = windowOf(query)
    const accounts = (await this.accounts.all()).filter((account) => account.mode === mode)
    const [days, queues, waiting] = await Promise.all([
      this.daysOf(accounts, window),
      this.queues.read(),
      this.waiting(caller, mode),
    ])
    const ended = days.flatMap((one) => one.ended)
    return {
      mode,
      ...{ from: dayOf(window.from), to: dayOf(window.until - 1) },
      ...{ comparedFrom: dayOf(window.comparedFrom), comparedTo: dayOf(window.comparedUntil - 1) },
      unit: window.bucketMs < 86_400_000 ? 'hour' : 'day',
      currencies: currenciesOf(ended, window),
      processors: days.map((one) => this.viewAccount(one, window)),
      methods: methodsOf(ended, window),
      declines: declinesOf(ended, window),
      queues: queues.map(({ queue, due, oldestDueMs }) => ({
        queue,
        due,
        oldestDueSeconds: Math.round(oldestDueMs / 1_000),
      })),
      waiting,
    }
  }

  // One account after the other in one turn, so that payments never wait for this screen.
  private daysOf(accounts: ProcessorAccount[], window: Window): Promise<AccountDays[]> {
    return this.database.dear(async () => {
      const days: AccountDays[] = []
      for (const account of accounts)
        days.push(await this.database.list((manager) => daysOfAccount(manager, account, window)))
      return days
    })
  }

  private async waiting(caller: PortalCaller, mode: Mode): Promise<WaitingOperationsView[]> {
    const routes: ReadonlySet<string> = new Set(await this.gate.routesOf('portal', caller.roleIDs, caller.isAdmin))
    const shown = waitingLists.filter(({ call }) => routes.has(call))
    return this.database.list(async (manager) => {
      const views: WaitingOperationsView[] = []
      for (const list of shown) views.push(await waitingIn(manager, list, mode))
      return views
    })
  }

  private viewAccount({ account, ended, firstAnswer, firstAnswerBefore }: AccountDays, window: Window) {
    const { processorAccountID, name, processor } = account
    const circuit = this.calls.circuits.stateOf(processorAccountID)
    return { processorAccountID, name, processor, circuit, ...compared(ended, window), firstAnswer, firstAnswerBefore }
  }
}

async function daysOfAccount(manager: EntityManager, account: ProcessorAccount, window: Window): Promise<AccountDays> {
  const { processorAccountID } = account
  const { from, until, comparedFrom, comparedUntil, bucketMs } = window
  const days = (one: number, other: number) =>
    endedPayments(manager, processorAccountID, { from: one, until: other, bucketMs })
  return {
    account,
    ended: [...(await days(from, until)), ...(await days(comparedFrom, comparedUntil))],
    firstAnswer: await firstAnswers(manager, processorAccountID, from, until),
    firstAnswerBefore: await firstAnswers(manager, processorAccountID, comparedFrom, comparedUntil),
  }
}
