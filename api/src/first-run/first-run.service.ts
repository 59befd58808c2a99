import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { AppSecret } from '../config/app-secret.js'
import { CannotOpenDatabase } from '../database/data-source.js'
import { Database } from '../database/database.js'
import { fingerprintSetting, Setting } from '../database/setting.entity.js'
import { FirstAdministrator, type FirstAdministratorNotice } from './first-administrator.js'
import { FirstRights } from './first-rights.js'

/** What a database needs before it can serve: in one unit, so that two processes starting at once do it once. */
@Injectable()
export class FirstRun implements OnApplicationBootstrap {
  /** Set by the start that made the first administrator. */
  notice: FirstAdministratorNotice | null = null

  constructor(
    private readonly database: Database,
    private readonly secret: AppSecret,
    private readonly rights: FirstRights,
    private readonly administrator: FirstAdministrator,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.notice = await this.database.write(async (manager) => {
      const known = await manager.findOneBy(Setting, { name: fingerprintSetting })
      if (known && known.value !== this.secret.fingerprint) throw otherSecret()
      if (!known) await manager.insert(Setting, { name: fingerprintSetting, value: this.secret.fingerprint })
      await this.rights.prepare(manager, !known)
      return this.administrator.prepare(manager)
    })
  }
}

const otherSecret = () =>
  new CannotOpenDatabase(
    'This database was made with another APP_SECRET: its tokens and keys cannot be read with this one. Nothing was changed. Start with the first secret.',
  )
