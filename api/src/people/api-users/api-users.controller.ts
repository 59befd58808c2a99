import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  type ApiUserCredentialsView,
  type ApiUserView,
  ListApiUsers,
  SaveClientApiUser,
  CreateClientApiUser,
} from '#contract/api-users.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { ApiUserAdminService } from './api-user-admin.service.js'
import { ApiUsersService } from './api-users.service.js'
import type { Readable } from 'node:stream'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('api-users')
export class ApiUsersController {
  constructor(
    private readonly apiUsers: ApiUsersService,
    private readonly admin: ApiUserAdminService,
  ) {}

  @Gated('See API users', 'portal')
  @Get()
  list(@CallMode() mode: Mode, @Query() query: ListApiUsers): Promise<Page<ApiUserView>> {
    return this.apiUsers.list({ ...query, mode })
  }

  @Gated('Export API users', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('api-users')
  export(@CallMode() mode: Mode, @Query() query: ListApiUsers): Promise<Readable> {
    return this.apiUsers.csv({ ...query, mode })
  }

  @Gated('See an API user', 'portal')
  @Get(':apiUserID')
  read(@Addressed() own: Reached<'apiUserID'>): Promise<ApiUserView> {
    return this.apiUsers.read(own)
  }

  @Gated('Create API users', 'portal')
  @StepUp()
  @Post()
  create(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Body() input: CreateClientApiUser,
  ): Promise<ApiUserCredentialsView> {
    return this.admin.create(caller, mode, input)
  }

  @Gated('Change API users', 'portal')
  @StepUp()
  @Put(':apiUserID')
  update(
    @CurrentCaller() caller: PortalCaller,
    @Addressed() own: Reached<'apiUserID'>,
    @Body() input: SaveClientApiUser,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ApiUserView> {
    return this.admin.update(caller, own, input, ifMatch)
  }

  @Gated('Delete API users', 'portal')
  @Delete(':apiUserID')
  @HttpCode(204)
  delete(@Addressed() own: Reached<'apiUserID'>): Promise<void> {
    return this.apiUsers.delete(own)
  }

  /** Disable an API user. Its key and tokens stop working until it is enabled again. */
  @Gated('Disable API users', 'portal')
  @Post(':apiUserID/disable')
  @HttpCode(200)
  disable(@Addressed() own: Reached<'apiUserID'>): Promise<ApiUserView> {
    return this.apiUsers.disable(own)
  }

  /** Enable an API user. Its key and secret work again. Earlier tokens stay invalid. */
  @Gated('Enable API users', 'portal')
  @StepUp()
  @Post(':apiUserID/enable')
  @HttpCode(200)
  enable(@Addressed() own: Reached<'apiUserID'>): Promise<ApiUserView> {
    return this.apiUsers.enable(own)
  }
}
