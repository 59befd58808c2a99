export const notSigned = 'The signature of this notice is missing or wrong'
export const otherMode = 'This notice is of the other mode'
export const unreadable = 'This notice cannot be read'
export const changed = (from: string, to: string) => `${from} to ${to}`
