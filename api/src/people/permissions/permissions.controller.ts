import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { ListPermissions, type PermissionView, SavePermission } from '#contract/permissions.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { viewPermission } from './permission.view.js'
import { PermissionsService } from './permissions.service.js'
import type { Readable } from 'node:stream'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'

@Controller('permissions')
export class PermissionsController {
  constructor(private readonly permissions: PermissionsService) {}

  @Gated('See permissions', 'portal')
  @Get()
  list(@Query() query: ListPermissions): Promise<Page<PermissionView>> {
    return this.permissions.list(query)
  }

  @Gated('Export permissions', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('permissions')
  export(@Query() query: ListPermissions): Promise<Readable> {
    return this.permissions.csv(query)
  }

  @Gated('See a permission', 'portal')
  @Get(':permissionID')
  async read(@Param('permissionID') permissionID: string): Promise<PermissionView> {
    return viewPermission(await this.permissions.get(permissionID))
  }

  @Gated('Create permissions', 'portal')
  @StepUp()
  @Post()
  async create(@CurrentCaller() caller: PortalCaller, @Body() input: SavePermission): Promise<PermissionView> {
    return viewPermission(await this.permissions.create(caller, input))
  }

  @Gated('Change permissions', 'portal')
  @StepUp()
  @Put(':permissionID')
  async update(
    @CurrentCaller() caller: PortalCaller,
    @Param('permissionID') permissionID: string,
    @Body() input: SavePermission,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<PermissionView> {
    return viewPermission(await this.permissions.update(caller, permissionID, input, ifMatch))
  }

  @Gated('Delete permissions', 'portal')
  @StepUp()
  @Delete(':permissionID')
  @HttpCode(204)
  delete(@CurrentCaller() caller: PortalCaller, @Param('permissionID') permissionID: string): Promise<void> {
    return this.permissions.delete(caller, permissionID)
  }
}
