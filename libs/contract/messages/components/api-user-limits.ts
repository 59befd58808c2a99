export const expires = 'Expires'
export const expiresHelp = 'The key works until the end of this day, UTC. Empty: it does not end.'
export const allowedAddresses = 'Allowed addresses'
export const allowedAddressesHelp =
  'One address or range on each line, such as 203.0.113.7 or 2001:db8::/32. Empty: it may call from everywhere.'
export const endsOn = (day: string) => `Ends ${day}`
export const ended = (day: string) => `Ended ${day}`
export const twoSecretsUntil = 'Two secrets until'
export const fromAddress = (address: string) => `from ${address}`
export const onlyFrom = (ranges: string) => `Only from ${ranges}`
