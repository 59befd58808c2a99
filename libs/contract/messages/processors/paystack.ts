export const title = 'Paystack'
export const secretKey = 'Secret key'
export const secretKeyHelp = 'In Paystack: Settings, API Keys & Webhooks. It also signs webhooks'
export const secretKeyRequired = 'Secret key is required'
export const publicKey = 'Public key'
export const publicKeyHelp = 'Next to the secret key'
export const publicKeyRequired = 'Public key is required'
export const keyOfMode = (mode: string) => `This key is for ${mode} mode`
export const keyForm = (beginning: string) => `This key starts with ${beginning}`
export const methodsInWords =
  'redirect, or a Paystack token: an authorization code, bank:<code>:<account number>, or mobile_money:<provider>:<phone>'
export const emailRequired = 'Paystack requires the payer’s email address'
export const works = (currencies: readonly string[]) =>
  currencies.length > 0 ? `Connected. Balance in ${currencies.join(', ')}` : 'Connected'
export const keyRefused = 'Paystack rejected this secret key'
export const notThere = 'This URL isn’t a Paystack API'
export const notReachable = 'We can’t reach Paystack right now'
export const busy = 'Paystack isn’t accepting requests right now'
export const foreignMethod = 'This payment method belongs to another processor'
export const detachRefused = (message: string) =>
  message === '' ? 'Paystack didn’t remove this payment method' : `Paystack: ${message}`
export const payerIsPaying = 'The payer is completing the payment at Paystack'
export const noCapture = 'Paystack captures payments immediately. You don’t need to capture this one'
export const codeToPhone = 'the phone number on your bank account'
export const transferRefused = (message: string) =>
  message === '' ? 'Paystack rejected the transfer' : `Paystack: ${message}`
export const accountRefused = (message: string) =>
  message === '' ? 'Paystack rejected the bank account' : `Paystack: ${message}`
export const subaccountRefused = (message: string) =>
  message === '' ? 'Paystack rejected the subaccount' : `Paystack: ${message}`
export const mayStillBeMade = 'The subaccount was requested just now and may still be created'
export const transferReversed = 'The bank returned it'
export const bankCodeMissing = 'Paystack requires a bank code. The settlement account doesn’t have one'
export const currencyNotPaidOut = (currency: string) => `Paystack doesn’t pay out in ${currency}`
export const accountNumberForm = 'This account number isn’t valid for Paystack payouts in this currency'
export const phoneNumberForm = 'Enter the mobile money phone number: ten digits that start with 0'
export const otherHolder =
  'The bank has a different name for this account. Check the account holder on the settlement account'
export const disputeNotAwaiting = 'Paystack isn’t waiting for an answer to this dispute'
export const customerRequired =
  'Fraud claims need the customer’s name, email address and phone number. Add them to the customer'
export const fileRefused = 'Paystack’s file storage rejected the file'
export const noWallets = 'Paystack pays subaccounts into bank accounts only. Mobile money isn’t supported'
