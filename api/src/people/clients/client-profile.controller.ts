import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common'
import { type ChangedPasswordView, ChangeOwnPassword, type ClientView, UpdateOwnProfile } from '#contract/clients.js'
import { ForClients, Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, OwnClientID } from '../../platform/http/caller.js'
import { OwnPasswords } from '../account/own-passwords.service.js'
import { ClientProfileService } from './client-profile.service.js'
import { viewClient } from './client.view.js'

@Controller('clients/me')
export class ClientProfileController {
  constructor(
    private readonly profile: ClientProfileService,
    private readonly passwords: OwnPasswords,
  ) {}

  /** Change your own contact data. */
  @Gated('Change own contact details', 'client')
  @Put()
  async update(@OwnClientID() clientID: string, @Body() input: UpdateOwnProfile): Promise<ClientView> {
    return viewClient(await this.profile.update(clientID, input))
  }

  /** Change your own password. All other sessions end, and other devices are no longer known. */
  @ForClients()
  @Post('password')
  @HttpCode(200)
  changePassword(
    @CurrentCaller() { accountID: id, sessionID }: ClientCaller,
    @Body() input: ChangeOwnPassword,
  ): Promise<ChangedPasswordView> {
    return this.passwords.change({ audience: 'client', id, sessionID }, input)
  }
}
