export const yourSessionHasEndedPlease = 'Your session has ended. Sign in again'
