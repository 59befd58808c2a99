export const wrongPassword = 'Incorrect password'
