import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { idsBodyMaxBytes } from '#contract/limits.js'
import {
  type AssignableRoleView,
  ListRoles,
  PreviewRole,
  type RolePreviewView,
  type RoleView,
  SaveRole,
} from '#contract/roles.js'
import type { RoleUsageView } from '#contract/role-usage.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { type Caller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { RoleChangesService } from './role-changes.service.js'
import { RolePreviewService } from './role-preview.service.js'
import { viewRole } from './role.view.js'
import { RoleUsageService } from './role-usage.service.js'
import { RolesService } from './roles.service.js'
import type { Readable } from 'node:stream'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'

@Controller('roles')
export class RolesController {
  constructor(
    private readonly roles: RolesService,
    private readonly changes: RoleChangesService,
    private readonly previews: RolePreviewService,
    private readonly usages: RoleUsageService,
  ) {}

  @Gated('See roles', 'portal', 'client')
  @Get()
  list(@CurrentCaller() caller: Caller, @Query() query: ListRoles): Promise<Page<RoleView | AssignableRoleView>> {
    return this.roles.list(caller, query)
  }

  @Gated('Export roles', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('roles')
  export(@Query() query: ListRoles): Promise<Readable> {
    return this.roles.csv(query)
  }

  @Gated('See a role', 'portal')
  @Get(':roleID')
  async read(@Param('roleID') roleID: string): Promise<RoleView> {
    return viewRole(await this.roles.get(roleID))
  }

  /** Read how a role was used in the last 90 days, with a suggested smaller role. */
  @Gated('See how a role is used', 'portal')
  @Get(':roleID/usage')
  usage(@Param('roleID') roleID: string): Promise<RoleUsageView> {
    return this.usages.read(roleID)
  }

  @Gated('Create roles', 'portal')
  @StepUp()
  @Post()
  @BodyUpTo(idsBodyMaxBytes)
  async create(@CurrentCaller() caller: PortalCaller, @Body() input: SaveRole): Promise<RoleView> {
    return viewRole(await this.changes.create(caller, input))
  }

  @Gated('Change roles', 'portal')
  @StepUp()
  @Put(':roleID')
  @BodyUpTo(idsBodyMaxBytes)
  async update(
    @CurrentCaller() caller: PortalCaller,
    @Param('roleID') roleID: string,
    @Body() input: SaveRole,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<RoleView> {
    return viewRole(await this.changes.update(caller, roleID, input, ifMatch))
  }

  @Gated('Delete roles', 'portal')
  @StepUp()
  @Delete(':roleID')
  @HttpCode(204)
  delete(@CurrentCaller() caller: PortalCaller, @Param('roleID') roleID: string): Promise<void> {
    return this.changes.delete(caller, roleID)
  }

  @Gated('Preview role changes', 'portal')
  @Post(':roleID/preview')
  @BodyUpTo(idsBodyMaxBytes)
  @HttpCode(200)
  preview(@Param('roleID') roleID: string, @Body() { permissionIDs }: PreviewRole): Promise<RolePreviewView> {
    return this.previews.preview(roleID, permissionIDs)
  }
}
