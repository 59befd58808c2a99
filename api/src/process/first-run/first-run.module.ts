import { Module } from '@nestjs/common'
import { PermissionsModule } from '../../people/permissions/permissions.module.js'
import { FirstAdministrator } from './first-administrator.js'
import { FirstRights } from './first-rights.js'
import { FirstRun } from './first-run.service.js'

@Module({ imports: [PermissionsModule], providers: [FirstRun, FirstRights, FirstAdministrator] })
export class FirstRunModule {}
