export const canSignInAgain = (name: string) => `${name} can sign in again`
export const thisAccountCouldNotBe = 'We couldn’t unlock this account'
