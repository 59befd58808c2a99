import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import {
  AdvanceTestClock,
  type ClockTimelineView,
  CreateTestClock,
  ListTestClocks,
  type TestClockView,
} from '#contract/test-clocks.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { TestClocksService } from './test-clocks.service.js'

@Controller('test-clocks')
export class TestClocksController {
  constructor(private readonly clocks: TestClocksService) {}

  /** List test clocks. */
  @Gated('See test clocks', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListTestClocks): Promise<Page<TestClockView>> {
    return this.clocks.list(own, query)
  }

  /** Create a test clock. Customers created on it use its time. */
  @Gated('Create test clocks', 'integrator', 'client')
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateTestClock,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TestClockView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['test-clock', input])
    return sendAnswer(reply, await this.clocks.create(own, call, input))
  }

  /** Read a test clock. */
  @Gated('See a test clock', 'integrator', 'client')
  @Get(':testClockID')
  get(@Addressed() own: Own<'testClockID'>): Promise<TestClockView> {
    return this.clocks.get(own)
  }

  /** List what happened to customers on a test clock, newest first. */
  @Gated('See test clock timelines', 'integrator', 'client')
  @Get(':testClockID/timeline')
  timeline(@Addressed() own: Own<'testClockID'>): Promise<ClockTimelineView> {
    return this.clocks.timeline(own)
  }

  /** Close a test clock. It stops, and its customers have no more renewals. */
  @Gated('Close test clocks', 'integrator', 'client')
  @Post(':testClockID/close')
  @HttpCode(200)
  close(@Addressed() own: Own<'testClockID'>): Promise<TestClockView> {
    return this.clocks.close(own)
  }

  /** Advance a test clock. Everything due until then happens in order before the response. */
  @Gated('Advance test clocks', 'integrator', 'client')
  @Post(':testClockID/advance')
  @HttpCode(200)
  advance(@Addressed() own: Own<'testClockID'>, @Body() input: AdvanceTestClock): Promise<TestClockView> {
    return this.clocks.advance(own, input)
  }
}
