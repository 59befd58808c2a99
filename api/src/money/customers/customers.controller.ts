import { Body, Controller, Get, Headers, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { CreateCustomer, type CustomerView, ListCustomers, SaveCustomer } from '#contract/customers.js'
import { paymentBodyMaxBytes } from '#contract/limits.js'
import { Addressed, type Own, type Reached } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type Caller, type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { CustomersService } from './customers.service.js'

@Controller('customers')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  /** List customers, or search for them by name or email address. Staff see customers of all merchants, with only names and email addresses. */
  @Gated('See customers', 'integrator', 'client', 'portal')
  @Get()
  list(
    @CurrentCaller() caller: Caller,
    @Addressed() own: Reached,
    @Query() query: ListCustomers,
  ): Promise<Page<CustomerView>> {
    return caller.audience === 'portal' ? this.customers.listForStaff(own, query) : this.customers.list(own, query)
  }

  /** Export customers as CSV. */
  @Gated('Export customers', 'integrator', 'client')
  @Sensitive()
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('customers')
  export(@Addressed() own: Own, @Query() query: ListCustomers): Promise<Readable> {
    return this.customers.csv(own, query)
  }

  /** Create a customer. */
  @Gated('Create customers', 'integrator', 'client')
  @Post()
  @BodyUpTo(paymentBodyMaxBytes)
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateCustomer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerView> {
    const scopeID = caller.audience === 'integrator' ? caller.apiUserID : caller.clientID
    const call = { scopeID, mode: own.mode, key: requiredKey(key), request: ['customer', input] }
    return sendAnswer(reply, await this.customers.create(own, call, input))
  }

  /** Read a customer. After erasure only its ID and times are left. */
  @Gated('See a customer', 'integrator', 'client', 'portal')
  @Get(':customerID')
  get(@CurrentCaller() caller: Caller, @Addressed() own: Reached<'customerID'>): Promise<CustomerView> {
    return caller.audience === 'portal' ? this.customers.getForStaff(own) : this.customers.get(own)
  }

  /** Change a customer. Fields you leave out become empty. */
  @Gated('Change customers', 'integrator', 'client')
  @Put(':customerID')
  @BodyUpTo(paymentBodyMaxBytes)
  update(
    @Addressed() own: Own<'customerID'>,
    @Body() input: SaveCustomer,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<CustomerView> {
    return this.customers.update(own, input, ifMatch)
  }
}
