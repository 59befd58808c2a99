import * as words from '#contract/messages/errors/device-logins.js'
import { refusal } from '../../platform/http/refusal.js'

/** Unknown, expired or already decided. The response is the same. */
export class DeviceLoginUnknown extends refusal(404, 'DEVICE_LOGIN_UNKNOWN', words.deviceLoginUnknown) {}
