export const routeClosed = 'This address is closed'
export const wrongAudience = 'This address is not for your kind of account'
export const accountDisabled = 'This account is not active'
export const thisAccessTokenHasBeen = 'This access token has been revoked'
