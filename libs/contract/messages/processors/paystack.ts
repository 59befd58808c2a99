export const title = 'Paystack'
export const secretKey = 'Secret key'
export const secretKeyHelp = 'Under Settings, API Keys & Webhooks. It also signs what Paystack tells us'
export const secretKeyRequired = 'Secret key is required'
export const publicKey = 'Public key'
export const publicKeyHelp = 'It stands beside the secret key'
export const publicKeyRequired = 'Public key is required'
export const keyOfMode = (mode: string) => `This key is of ${mode} mode`
export const keyForm = (beginning: string) => `This key begins with ${beginning}`
export const methodsInWords =
  'redirect, or a token of Paystack: an authorization code, or bank:<code>:<account number>, or mobile_money:<provider>:<phone>'
export const emailRequired = 'Paystack asks for the payer’s e-mail address'
export const works = (currencies: readonly string[]) =>
  currencies.length > 0
    ? `Paystack takes this key. It keeps a balance in ${currencies.join(', ')}`
    : 'Paystack takes this key'
export const keyRefused = 'Paystack does not take this secret key'
export const notThere = 'Nothing that answers as Paystack does is at this address'
export const notReachable = 'Paystack cannot be reached just now'
export const busy = 'Paystack takes no more calls just now'
export const payerIsPaying = 'The payer is paying at Paystack just now'
export const noCapture = 'Paystack takes payments at once, there is nothing to capture'
export const codeToPhone = 'the phone of your bank account'
export const transferRefused = (message: string) =>
  message === '' ? 'Paystack has refused the transfer' : `Paystack: ${message}`
export const transferReversed = 'The bank has sent it back'
export const bankCodeMissing = 'Paystack needs the code of the bank, which the settlement account does not name'
export const currencyNotPaidOut = (currency: string) => `Paystack does not pay out in ${currency}`
export const accountNumberForm = 'This account number is not valid for Paystack payouts in this currency'
export const phoneNumberForm = 'A mobile money account needs its phone number: ten digits that begin with 0'
export const otherHolder =
  'The bank has a different name for this account. Check the account holder on the settlement account'
