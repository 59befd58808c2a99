import type { DeviceLoginView } from '#contract/device-logins.js'
import type { DeviceLogin } from './device-login.entity.js'

export const viewDeviceLogin = (login: DeviceLogin, userCode: string): DeviceLoginView => ({
  userCode,
  deviceName: login.deviceName,
  address: login.address,
  userAgent: login.userAgent,
  mode: 'test',
  createdAt: login.createdAt.toISOString(),
  endsAt: login.endsAt.toISOString(),
})
