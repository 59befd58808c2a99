export const test = 'Test mode: '
export const subjects = {
  paid: (money: string) => `${money} were paid out to you`,
  failed: (money: string) => `A payout of ${money} has failed`,
  returned: (money: string) => `A payout of ${money} came back`,
  rejected: (money: string) => `A payout of ${money} was rejected`,
}
const back = 'The money stands in your balance again.'
export const news = {
  paid: (money: string, last4: string) => `We have paid ${money} to your account ending in ${last4}.`,
  failed: (money: string, last4: string) =>
    `${money} could not be paid to your account ending in ${last4}. ${back} Please look whether the account is right.`,
  returned: (money: string, last4: string) =>
    `Your bank has sent back ${money} that we paid to the account ending in ${last4}. ${back} Please look whether the account is right.`,
  rejected: (money: string, last4: string) =>
    `A payout of ${money} to your account ending in ${last4} was not approved. ${back}`,
}
export const reason = (text: string) => `The reason: ${text}`
export const button = 'See the payout'
export const closing =
  'This mail was sent automatically by Gatehouse because money was paid out to you, or could not be.'
