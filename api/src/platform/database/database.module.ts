import { type DynamicModule, Global, Module } from '@nestjs/common'
import { AppSecret } from '../config/app-secret.js'
import { Environment } from '../config/environment.js'
import { Database } from './database.js'

@Global()
@Module({})
export class DatabaseModule {
  static with(environment: Environment, secret: AppSecret, database: Database): DynamicModule {
    const providers = [
      { provide: Environment, useValue: environment },
      { provide: AppSecret, useValue: secret },
      { provide: Database, useValue: database },
    ]
    return { module: DatabaseModule, providers, exports: [Environment, AppSecret, Database] }
  }
}
