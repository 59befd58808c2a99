import * as words from '#contract/messages/errors/device-logins.js'
import { AppError } from '../../platform/http/app-error.js'

/** Unknown, over, or decided already: they look alike. */
export class DeviceLoginUnknown extends AppError {
  constructor() {
    super(404, 'DEVICE_LOGIN_UNKNOWN', words.deviceLoginUnknown)
  }
}
