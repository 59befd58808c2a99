export const linkUnknown = 'This link isn’t valid. Open the full link from the latest email'
export const linkUsed = 'This link has been used already'
export const linkExpired = 'This link has expired'
