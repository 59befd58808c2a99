import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { FirstAdministrator } from './first-administrator.js'
import { FirstPlan } from './first-plan.js'
import { FirstRights } from './first-rights.js'
import { FirstRun } from './first-run.service.js'

@Module({ imports: [GateModule], providers: [FirstRun, FirstRights, FirstPlan, FirstAdministrator] })
export class FirstRunModule {}
