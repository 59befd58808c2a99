import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { AllowDeviceLogin, type AllowedDeviceView, type DeviceLoginView } from '#contract/device-logins.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { StepUp } from '../../platform/http/step-up.js'
import { DeviceLogins } from './device-logins.service.js'

@Controller('clients/:clientID/device-logins/:userCode')
export class DeviceLoginsController {
  constructor(private readonly logins: DeviceLogins) {}

  /** Read which device shows a code, and where the request came from. */
  @Gated('See pending device sign-ins', 'client')
  @Limited('device')
  @Get()
  find(@Param('userCode') userCode: string): Promise<DeviceLoginView> {
    return this.logins.find(userCode)
  }

  /** Approve a device: it gets an API user in test mode with this role for 90 days. */
  @Gated('Approve device sign-ins', 'client')
  @Limited('device')
  @StepUp()
  @Post('allow')
  @HttpCode(200)
  allow(
    @CurrentCaller() caller: ClientCaller,
    @Param('userCode') userCode: string,
    @Body() { roleID }: AllowDeviceLogin,
  ): Promise<AllowedDeviceView> {
    return this.logins.allow(caller, userCode, roleID)
  }

  /** Deny a device. Its code stops working. */
  @Gated('Reject device sign-ins', 'client')
  @Limited('device')
  @Post('deny')
  @HttpCode(204)
  deny(@CurrentCaller() caller: ClientCaller, @Param('userCode') userCode: string): Promise<void> {
    return this.logins.deny(caller, userCode)
  }
}
