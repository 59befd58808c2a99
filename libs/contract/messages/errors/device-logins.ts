export const deviceLoginUnknown =
  'No device waits with this code. Codes are good for ten minutes and once: check it, or begin again on the device'
export const deviceClientUnknown = 'client_id must be gatehouse-cli'
export const deviceCodeIsMissing = 'device_code is missing'
export const deviceCodeInvalid = 'This device code is not ours, or was used already'
export const deviceWaits = 'Nobody has confirmed the code yet. Ask again after the interval'
export const deviceAsksTooOften = 'You ask too often. Wait five seconds longer between two questions from now on'
export const deviceDenied = 'The sign-in was denied'
export const deviceCodeExpired = 'The code was not confirmed within ten minutes. Ask for a new one'
