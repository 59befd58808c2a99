export const expires = 'Expires'
export const expiresHelp = 'The key works until the end of this day (UTC). Leave empty for no expiry.'
export const allowedAddresses = 'Allowed IP addresses'
export const allowedAddressesHelp =
  'One address or range per line, such as 203.0.113.7 or 2001:db8::/32. Leave empty to allow all.'
export const endsOn = (day: string) => `Expires ${day}`
export const ended = (day: string) => `Expired ${day}`
export const twoSecretsUntil = 'Both secrets work until'
export const fromAddress = (address: string) => `from ${address}`
export const onlyFrom = (ranges: string) => `Only from ${ranges}`
