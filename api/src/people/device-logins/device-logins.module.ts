import { Module } from '@nestjs/common'
import { ApiUsersModule } from '../api-users/api-users.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { GateModule } from '../gate/gate.module.js'
import { DeviceLoginsController } from './device-logins.controller.js'
import { DeviceLogins } from './device-logins.service.js'
import { DeviceTokens } from './device-tokens.service.js'

@Module({
  imports: [ApiUsersModule, ClientsModule, GateModule],
  controllers: [DeviceLoginsController],
  providers: [DeviceLogins, DeviceTokens],
  exports: [DeviceLogins, DeviceTokens],
})
export class DeviceLoginsModule {}
