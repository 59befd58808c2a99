export const test = 'Test mode: '
export const subjects = {
  paid: (money: string) => `We paid out ${money} to you`,
  failed: (money: string) => `Your payout of ${money} failed`,
  returned: (money: string) => `Your payout of ${money} was returned`,
  rejected: (money: string) => `Your payout of ${money} was rejected`,
}
const back = 'The money is back in your balance.'
export const news = {
  paid: (money: string, last4: string) => `We paid ${money} to your account ending in ${last4}.`,
  failed: (money: string, last4: string) =>
    `We couldn’t pay ${money} to your account ending in ${last4}. ${back} Check that your bank details are correct.`,
  returned: (money: string, last4: string) =>
    `Your bank returned ${money} that we paid to your account ending in ${last4}. ${back} Check that your bank details are correct.`,
  rejected: (money: string, last4: string) =>
    `A payout of ${money} to your account ending in ${last4} was not approved. ${back}`,
}
export const reason = (text: string) => `Reason: ${text}`
export const button = 'View payout'
export const closing = 'You’re getting this email because of a payout to your account.'
