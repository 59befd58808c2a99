export const yourSessionHasEndedPlease = 'Your session has ended. Please sign in again'
