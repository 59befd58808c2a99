import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  type ApiUserCredentialsView,
  type ApiUserView,
  RegenerateKey,
  SaveApiUser,
  CreateApiUser,
} from '#contract/api-users.js'
import { ListQuery } from '#contract/lists.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ApiUsersService } from './api-users.service.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID/apiusers')
export class ClientApiUsersController {
  constructor(private readonly apiUsers: ApiUsersService) {}

  /** List your API users. */
  @Gated('See own API users', 'client')
  @Sensitive()
  @Get()
  list(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListQuery,
  ): Promise<Page<ApiUserView>> {
    return this.apiUsers.list({ ...query, clientID, mode })
  }

  /** Create an API user. The secret is in this answer only. */
  @Gated('Create own API users', 'client')
  @StepUp()
  @Post()
  create(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Body() input: CreateApiUser,
  ): Promise<ApiUserCredentialsView> {
    return this.apiUsers.create({ clientID, mode }, input)
  }

  /** Change an API user. Its key and secret stay. */
  @Gated('Change own API users', 'client')
  @StepUp()
  @Put(':apiUserID')
  update(
    @Param('clientID') clientID: string,
    @Param('apiUserID') apiUserID: string,
    @CallMode() mode: Mode,
    @Body() input: SaveApiUser,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ApiUserView> {
    return this.apiUsers.update({ clientID, apiUserID, mode }, input, { ifMatch })
  }

  /** Delete an API user. Its key stops at once; its history stays. */
  @Gated('Delete own API users', 'client')
  @Delete(':apiUserID')
  @HttpCode(204)
  delete(
    @Param('clientID') clientID: string,
    @Param('apiUserID') apiUserID: string,
    @CallMode() mode: Mode,
  ): Promise<void> {
    return this.apiUsers.delete({ clientID, apiUserID, mode })
  }

  /** Regenerate key and secret. The old pair stops at once, or with an overlap the old secret works on; the new one is in this answer only. */
  @Gated('Regenerate keys of own API users', 'client')
  @StepUp()
  @Post(':apiUserID/regenerate-key')
  @HttpCode(200)
  regenerateKey(
    @Param('clientID') clientID: string,
    @Param('apiUserID') apiUserID: string,
    @CallMode() mode: Mode,
    @Body() input: RegenerateKey,
  ): Promise<ApiUserCredentialsView> {
    return this.apiUsers.regenerateKey({ clientID, apiUserID, mode }, input)
  }

  /** End an overlap. The secret of before and its tokens stop at once. */
  @Gated('End overlaps of own API users', 'client')
  @Post(':apiUserID/end-overlap')
  @HttpCode(200)
  endOverlap(
    @Param('clientID') clientID: string,
    @Param('apiUserID') apiUserID: string,
    @CallMode() mode: Mode,
  ): Promise<ApiUserView> {
    return this.apiUsers.endOverlap({ clientID, apiUserID, mode })
  }

  /** Disable an API user. Its key and tokens stop at once, until you enable it again. */
  @Gated('Disable own API users', 'client')
  @Post(':apiUserID/disable')
  @HttpCode(200)
  disable(
    @Param('clientID') clientID: string,
    @Param('apiUserID') apiUserID: string,
    @CallMode() mode: Mode,
  ): Promise<ApiUserView> {
    return this.apiUsers.disable({ clientID, apiUserID, mode })
  }

  /** Enable an API user. Its key and secret work again; for tokens of before, ask for new ones. */
  @Gated('Enable own API users', 'client')
  @StepUp()
  @Post(':apiUserID/enable')
  @HttpCode(200)
  enable(
    @Param('clientID') clientID: string,
    @Param('apiUserID') apiUserID: string,
    @CallMode() mode: Mode,
  ): Promise<ApiUserView> {
    return this.apiUsers.enable({ clientID, apiUserID, mode })
  }
}
