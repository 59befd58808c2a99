export const routeClosed = 'This address is closed'
export const wrongAudience = 'Your type of account can’t use this address'
export const accountDisabled = 'This account is not active'
export const thisAccessTokenHasBeen = 'This access token has been revoked'
