import { Injectable } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, Not } from 'typeorm'
import type { Page } from '#contract/answers.js'
import {
  clockAnswerMs,
  clockCustomersMax,
  clockStepsMax,
  clockStepYears,
  openClocksMax,
} from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type {
  AdvanceTestClock,
  ClockTimelineView,
  CreateTestClock,
  ListTestClocks,
  TestClockView,
} from '#contract/test-clocks.js'
import type { NewCustomerRule } from '../../money/customers/customer-rules.js'
import { Customer } from '../../money/customers/customer.entity.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { readPage } from '../../platform/lists/page.js'
import { ClockPlayer } from './clock-player.js'
import { ClockWorks } from './clock-works.js'
import { TestClock } from './test-clock.entity.js'
import { viewTestClock } from './test-clock.view.js'
import {
  ClockAdvancing,
  ClockBackwards,
  ClockClosed,
  ClockFull,
  ClockTooEarly,
  ClockTooFar,
  TestClockUnknown,
  TestModeOnly,
  TooManyClocks,
} from './test-clocks.errors.js'
import { wholeSeconds } from './time-of.js'
import { yearsAfter } from './years-after.js'

type OwnClock = Own<'testClockID'>

@Injectable()
export class TestClocksService implements NewCustomerRule {
  constructor(
    private readonly database: Database,
    private readonly player: ClockPlayer,
    private readonly works: ClockWorks,
  ) {}

  list({ clientID, mode }: Own, query: ListTestClocks): Promise<Page<TestClockView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(TestClock, 'one')
        .where('one.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'one'))
      return readPage(builder, 'one', 'testClockID', query, viewTestClock)
    })
  }

  async get(own: OwnClock): Promise<TestClockView> {
    return viewTestClock(await find(this.database.read, own))
  }

  create({ clientID, mode }: Own, call: KeyedCall, input: CreateTestClock): Promise<Answer<TestClockView>> {
    if (mode !== 'test') throw new TestModeOnly()
    const createdAt = clock.now()
    const testClockID = newId('tck', createdAt.getTime())
    const now = wholeSeconds(new Date(input.now))
    if (now.getTime() < 0) throw new ClockTooEarly()
    const standing = { status: 'ready' as const, advancingTo: null, fault: null, createdAt, updatedAt: createdAt }
    const made: TestClock = { testClockID, clientID, mode, name: input.name ?? null, now, ...standing }
    return this.database.write(async (manager) => {
      const first = await beginCall<TestClockView>(manager, call, testClockID)
      if (first) return first
      const open = await manager.countBy(TestClock, { clientID, mode, status: Not('closed') })
      if (open >= openClocksMax) throw new TooManyClocks()
      await manager.insert(TestClock, made)
      const view = viewTestClock(made)
      await finishCall(manager, testClockID, view)
      return firstAnswer(view)
    })
  }

  /** Answers once all that is due has happened, or after a while that it is still advancing. */
  async advance(own: OwnClock, input: AdvanceTestClock): Promise<TestClockView> {
    const to = wholeSeconds(new Date(input.to))
    const { testClockID } = await this.database.write(async (manager) => {
      const found = await find(manager, own)
      if (found.status === 'advancing') throw new ClockAdvancing()
      if (found.status === 'closed') throw new ClockClosed()
      if (to <= found.now) throw new ClockBackwards()
      if (to > yearsAfter(found.now, clockStepYears)) throw new ClockTooFar()
      const change = { status: 'advancing' as const, advancingTo: to, fault: null, updatedAt: clock.now() }
      await manager.update(TestClock, { testClockID: found.testClockID }, change)
      return found
    })
    const waiting = new AbortController()
    const limit = pause(clockAnswerMs, undefined, { signal: waiting.signal }).catch(() => undefined)
    await Promise.race([this.player.play(testClockID), limit])
    waiting.abort()
    return this.get(own)
  }

  async timeline(own: OwnClock): Promise<ClockTimelineView> {
    const { testClockID } = await find(this.database.read, own)
    const steps = await this.works.happened(testClockID, clockStepsMax + 1)
    return { items: steps.slice(0, clockStepsMax), isCut: steps.length > clockStepsMax }
  }

  /** Closing again changes nothing. */
  close(own: OwnClock): Promise<TestClockView> {
    return this.database.write(async (manager) => {
      const found = await find(manager, own)
      if (found.status === 'advancing') throw new ClockAdvancing()
      if (found.status === 'closed') return viewTestClock(found)
      const change = { status: 'closed' as const, updatedAt: clock.now() }
      await manager.update(TestClock, { testClockID: found.testClockID }, change)
      return viewTestClock({ ...found, ...change })
    })
  }

  /** A customer may name an open clock of its client in test. */
  async checkNew(manager: EntityManager, { testClockID, clientID, mode }: Customer): Promise<void> {
    if (testClockID === null) return
    if (mode !== 'test') throw new TestModeOnly()
    const found = await manager.findOneBy(TestClock, { testClockID, clientID, mode })
    if (!found) throw new TestClockUnknown()
    if (found.status === 'closed') throw new ClockClosed()
    if ((await manager.countBy(Customer, { testClockID })) >= clockCustomersMax) throw new ClockFull()
  }
}

const find = async (manager: EntityManager, { testClockID, clientID, mode }: OwnClock): Promise<TestClock> =>
  orNotFound(await manager.findOneBy(TestClock, { testClockID, clientID, mode }), 'test clock')
