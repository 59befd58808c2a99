export const apiAddress = 'API address'
export const apiAddressHelp = 'Only for a regional or test address. Leave it empty for the usual one'
