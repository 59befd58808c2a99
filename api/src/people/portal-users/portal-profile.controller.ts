import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common'
import type { ChangedPasswordView } from '#contract/clients.js'
import { ChangeOwnStaffPassword, type PortalUserView, UpdateOwnPortalUser } from '#contract/portal-users.js'
import { For } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { OwnPasswords } from '../account/own-passwords.service.js'
import { PortalProfile } from './portal-profile.service.js'
import { viewPortalUser } from './portal-user.view.js'

@Controller('portal-users/me')
export class PortalProfileController {
  constructor(
    private readonly profile: PortalProfile,
    private readonly passwords: OwnPasswords,
  ) {}

  /** Change your own name. */
  @For('portal')
  @Put()
  async update(@CurrentCaller() caller: PortalCaller, @Body() input: UpdateOwnPortalUser): Promise<PortalUserView> {
    return viewPortalUser(await this.profile.update(caller, input))
  }

  /** Change your own password. All other sessions end, and other devices are no longer known. */
  @For('portal')
  @Post('password')
  @HttpCode(200)
  changePassword(
    @CurrentCaller() { portalUserID, sessionID }: PortalCaller,
    @Body() input: ChangeOwnStaffPassword,
  ): Promise<ChangedPasswordView> {
    return this.passwords.change({ audience: 'portal', id: portalUserID, sessionID }, input)
  }
}
