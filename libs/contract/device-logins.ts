import { RequiredText } from './fields.js'
import { field } from './messages/fields.js'
import type { Mode } from './modes.js'

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
export const deviceClient = 'gatehouse-cli'

/** POST /oauth/device, RFC 8628 section 3.1. */
export interface DeviceRequest {
  client_id: 'gatehouse-cli'
  /** The name that the confirming person sees, such as the computer's name. */
  device_name?: string
}

/** RFC 8628 section 3.2. Times are in seconds. */
export interface DeviceCodeView {
  device_code: string
  /** The code to enter at `verification_uri`. */
  user_code: string
  verification_uri: string
  verification_uri_complete: string
  expires_in: number
  /** The minimum time between two token requests. */
  interval: number
}

/** A device awaiting approval, with the IP address and user agent of its request. */
export interface DeviceLoginView {
  userCode: string
  deviceName: string
  address: string
  userAgent: string | null
  /** The mode of the new key. */
  mode: Mode
  createdAt: string
  endsAt: string
}

/** POST /clients/:clientID/device-logins/:userCode/allow */
export class AllowDeviceLogin {
  @RequiredText(field.roleRequired)
  roleID!: string
}

/** The API user created for the device. */
export interface AllowedDeviceView {
  apiUserID: string
  developerName: string
  expiresAt: string
}
