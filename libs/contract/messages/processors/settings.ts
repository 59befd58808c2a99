export const apiAddress = 'API address'
export const apiAddressHelp = 'Only for a regional or test URL. Leave empty for the default'
