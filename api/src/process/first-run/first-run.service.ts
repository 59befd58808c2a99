import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { beginWriting } from '../app-secret/secret-settings.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { FirstAdministrator, type FirstAdministratorNotice } from './first-administrator.js'
import { FirstPlan } from './first-plan.js'
import { FirstRights } from './first-rights.js'

/** In one unit, so that two processes starting at once do it once. */
@Injectable()
export class FirstRun implements OnApplicationBootstrap {
  notice: FirstAdministratorNotice | null = null

  constructor(
    private readonly database: Database,
    private readonly secret: AppSecret,
    private readonly rights: FirstRights,
    private readonly plan: FirstPlan,
    private readonly administrator: FirstAdministrator,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.notice = await this.database.write(async (manager) => {
      const { isNew } = await beginWriting(manager, this.secret)
      await this.rights.prepare(manager, isNew)
      if (isNew) await this.plan.prepare(manager)
      return this.administrator.prepare(manager)
    })
    await this.database.processes.writesWith(this.secret.fingerprint)
  }
}
