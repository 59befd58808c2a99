import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  type ApiUserCredentialsView,
  type ApiUserView,
  RegenerateKey,
  SaveApiUser,
  CreateApiUser,
} from '#contract/api-users.js'
import { ListQuery } from '#contract/lists.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ApiUsersService } from './api-users.service.js'

@Controller('clients/:clientID/apiusers')
export class ClientApiUsersController {
  constructor(private readonly apiUsers: ApiUsersService) {}

  /** List your API users. */
  @Gated('See own API users', 'client')
  @Sensitive()
  @Get()
  list(@Addressed() own: Own, @Query() query: ListQuery): Promise<Page<ApiUserView>> {
    return this.apiUsers.list({ ...query, ...own })
  }

  /** Create an API user. The secret is only in this response. */
  @Gated('Create own API users', 'client')
  @StepUp()
  @Post()
  create(@Addressed() own: Own, @Body() input: CreateApiUser): Promise<ApiUserCredentialsView> {
    return this.apiUsers.create(own, input)
  }

  /** Change an API user. Its key and secret stay. */
  @Gated('Change own API users', 'client')
  @StepUp()
  @Put(':apiUserID')
  update(
    @Addressed() own: Own<'apiUserID'>,
    @Body() input: SaveApiUser,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ApiUserView> {
    return this.apiUsers.update(own, input, { ifMatch })
  }

  /** Delete an API user. Its key stops working immediately. Its history stays. */
  @Gated('Delete own API users', 'client')
  @Delete(':apiUserID')
  @HttpCode(204)
  delete(@Addressed() own: Own<'apiUserID'>): Promise<void> {
    return this.apiUsers.delete(own)
  }

  /**
   * Regenerate key and secret. The old pair stops working immediately. With an overlap, the old secret keeps working.
   * The new secret is only in this response.
   */
  @Gated('Regenerate keys of own API users', 'client')
  @StepUp()
  @Post(':apiUserID/regenerate-key')
  @HttpCode(200)
  regenerateKey(@Addressed() own: Own<'apiUserID'>, @Body() input: RegenerateKey): Promise<ApiUserCredentialsView> {
    return this.apiUsers.regenerateKey(own, input)
  }

  /** End an overlap. The previous secret and its tokens stop working immediately. */
  @Gated('Revoke old secrets of own API users', 'client')
  @Post(':apiUserID/end-overlap')
  @HttpCode(200)
  endOverlap(@Addressed() own: Own<'apiUserID'>): Promise<ApiUserView> {
    return this.apiUsers.endOverlap(own)
  }

  /** Disable an API user. Its key and tokens stop working until you enable it again. */
  @Gated('Disable own API users', 'client')
  @Post(':apiUserID/disable')
  @HttpCode(200)
  disable(@Addressed() own: Own<'apiUserID'>): Promise<ApiUserView> {
    return this.apiUsers.disable(own)
  }

  /** Enable an API user. Its key and secret work again. Earlier tokens stay invalid, so request new ones. */
  @Gated('Enable own API users', 'client')
  @StepUp()
  @Post(':apiUserID/enable')
  @HttpCode(200)
  enable(@Addressed() own: Own<'apiUserID'>): Promise<ApiUserView> {
    return this.apiUsers.enable(own)
  }
}
