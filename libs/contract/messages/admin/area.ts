export const canSignInAgain = (name: string) => `${name} can sign in again`
export const thisAccountCouldNotBe = 'This account could not be unlocked'
