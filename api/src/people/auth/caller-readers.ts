import type { Provider } from '@nestjs/common'
import type { Caller } from '../../platform/http/caller.js'
import { ApiUsersModule } from '../api-users/api-users.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { OAuthModule } from '../oauth/oauth.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import type { CallerReader } from './caller-reader.js'
import { ClientReader } from './client-reader.js'
import { ClientStatusReader } from './client-status-reader.js'
import { EnrolmentReader } from './enrolment-reader.js'
import { IntegratorReader } from './integrator-reader.js'
import { PortalReader } from './portal-reader.js'

export const callerRooms = [ApiUsersModule, ClientsModule, OAuthModule, PortalUsersModule]

const kinds = [ClientReader, PortalReader, IntegratorReader, ClientStatusReader, EnrolmentReader]

export class CallerReaders {
  constructor(private readonly readers: CallerReader[]) {}

  async read(token: string): Promise<Caller | null> {
    for (const reader of this.readers) {
      const caller = await reader.read(token)
      if (caller) return caller
    }
    return null
  }
}

export const callerReaders: Provider[] = [
  ...kinds,
  { provide: CallerReaders, useFactory: (...readers: CallerReader[]) => new CallerReaders(readers), inject: kinds },
]
