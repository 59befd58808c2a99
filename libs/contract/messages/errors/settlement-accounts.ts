export const wrongPassword = 'This is not the password of your account'
