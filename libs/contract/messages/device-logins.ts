export const developerNameOf = (deviceName: string) => `Command line on ${deviceName}`
export const aDevice = 'a computer'
