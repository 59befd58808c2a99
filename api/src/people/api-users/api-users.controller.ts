import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type ApiUserCredentialsView, type ApiUserView, ListApiUsers, SaveClientApiUser } from '#contract/api-users.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { ApiUserAdminService } from './api-user-admin.service.js'
import type { Readable } from 'node:stream'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'

/** Staff and the API users of all clients. */
@Controller('api-users')
export class ApiUsersController {
  constructor(private readonly admin: ApiUserAdminService) {}

  @Gated('See API users', 'portal')
  @Get()
  list(@Query() query: ListApiUsers): Promise<Page<ApiUserView>> {
    return this.admin.list(query)
  }

  @Gated('Export API users', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('api-users')
  export(@Query() query: ListApiUsers): Promise<Readable> {
    return this.admin.csv(query)
  }

  @Gated('See an API user', 'portal')
  @Get(':apiUserID')
  read(@Param('apiUserID') apiUserID: string): Promise<ApiUserView> {
    return this.admin.read(apiUserID)
  }

  @Gated('Create API users', 'portal')
  @StepUp()
  @Post()
  create(@CurrentCaller() caller: PortalCaller, @Body() input: SaveClientApiUser): Promise<ApiUserCredentialsView> {
    return this.admin.create(caller, input)
  }

  @Gated('Change API users', 'portal')
  @StepUp()
  @Put(':apiUserID')
  update(
    @CurrentCaller() caller: PortalCaller,
    @Param('apiUserID') apiUserID: string,
    @Body() input: SaveClientApiUser,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ApiUserView> {
    return this.admin.update(caller, apiUserID, input, ifMatch)
  }

  @Gated('Delete API users', 'portal')
  @Delete(':apiUserID')
  @HttpCode(204)
  delete(@Param('apiUserID') apiUserID: string): Promise<void> {
    return this.admin.delete(apiUserID)
  }

  /** Disable an API user. Its key and tokens stop at once, until it is enabled again. */
  @Gated('Disable API users', 'portal')
  @Post(':apiUserID/disable')
  @HttpCode(200)
  disable(@Param('apiUserID') apiUserID: string): Promise<ApiUserView> {
    return this.admin.disable(apiUserID)
  }

  /** Enable an API user. Its key and secret work again; tokens of before do not. */
  @Gated('Enable API users', 'portal')
  @StepUp()
  @Post(':apiUserID/enable')
  @HttpCode(200)
  enable(@Param('apiUserID') apiUserID: string): Promise<ApiUserView> {
    return this.admin.enable(apiUserID)
  }
}
