export const thisFormWasSentBefore =
  'This form was sent before, with other words, and that one counted. Please open it again'
export const theListCouldNotBe = 'The list could not be loaded.'
export const somethingWentWrongPleaseTry = 'Something went wrong. Please try again in a moment'
export const tryItReference = 'Try it (reference)'
export const theApiUserIsDisabled = (tryItName: string) =>
  `The API user “${tryItName}” is disabled. Please enable it under API Users first`
export const chooseACurrencyForThis = 'Choose a currency for this amount'
export const pleaseEnterAnAmountSuch = (example: string) => `Please enter an amount such as ${example}`
export const somebodyElseChangedThisMeanwhile = (saved: string) =>
  `Somebody else changed this meanwhile. Saved now: ${saved}. Save again to replace it with yours`
