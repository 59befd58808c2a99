import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { idsBodyMaxBytes } from '#contract/limits.js'
import { ListPortalUsers, type PortalUserView, UpdatePortalUser } from '#contract/portal-users.js'
import { Gated, GatedOrPublic } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { CallerOrVisitor, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { PortalUserChangesService } from './portal-user-changes.service.js'
import { PortalUserUnlockService } from './portal-user-unlock.service.js'
import { PortalUserUpdateService } from './portal-user-update.service.js'
import { viewPortalUser } from './portal-user.view.js'
import { PortalUsersService } from './portal-users.service.js'
import type { Readable } from 'node:stream'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'

@Controller('portal-users')
export class PortalUsersController {
  constructor(
    private readonly users: PortalUsersService,
    private readonly changes: PortalUserChangesService,
    private readonly updates: PortalUserUpdateService,
    private readonly locks: PortalUserUnlockService,
  ) {}

  @Gated('See portal users', 'portal')
  @Get()
  list(@Query() query: ListPortalUsers): Promise<Page<PortalUserView>> {
    return this.users.list(query)
  }

  @Gated('Export portal users', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('portal-users')
  export(@Query() query: ListPortalUsers): Promise<Readable> {
    return this.users.csv(query)
  }

  @Gated('See a portal user', 'portal')
  @Get(':id')
  async read(@Param('id') id: string): Promise<PortalUserView> {
    return viewPortalUser(await this.users.get(id))
  }

  // Staff and visitors send different bodies, so the service reads them.
  @GatedOrPublic('Create portal users', 'portal')
  @Limited('signup')
  @StepUp()
  @Post()
  @BodyUpTo(idsBodyMaxBytes)
  async create(@CallerOrVisitor() caller: PortalCaller | null, @Body() body: unknown): Promise<PortalUserView> {
    return viewPortalUser(await this.changes.create(caller, body))
  }

  @Gated('Change portal users', 'portal')
  @StepUp()
  @Put(':id')
  @BodyUpTo(idsBodyMaxBytes)
  async update(
    @CurrentCaller() caller: PortalCaller,
    @Param('id') id: string,
    @Body() input: UpdatePortalUser,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<PortalUserView> {
    return viewPortalUser(await this.updates.update(caller, id, input, ifMatch))
  }

  @Gated('Delete portal users', 'portal')
  @StepUp()
  @Delete(':id')
  @HttpCode(204)
  delete(@CurrentCaller() caller: PortalCaller, @Param('id') id: string): Promise<void> {
    return this.changes.delete(caller, id)
  }

  @Gated('Unlock portal users', 'portal')
  @StepUp()
  @Post(':id/unlock')
  @HttpCode(200)
  async unlock(@CurrentCaller() caller: PortalCaller, @Param('id') id: string): Promise<PortalUserView> {
    return viewPortalUser(await this.locks.unlock(caller, id))
  }
}
