export const linkUnknown = 'This link is not known. Please open the one in the newest mail, in full'
export const linkUsed = 'This link has been used already'
export const linkExpired = 'This link has expired'
