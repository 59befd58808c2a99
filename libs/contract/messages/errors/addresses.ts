export const unreadableAddress = 'The request could not be read'
