export const thisFormWasSentBefore =
  'You already sent this form with different values. Open it again to send another one'
export const failedToLoadTheList = 'Failed to load the list.'
export const somethingWentWrongPleaseTry = 'Something went wrong. Try again in a moment'
export const tryItReference = 'Try it (reference)'
export const theApiUserIsDisabled = (tryItName: string) =>
  `The API user “${tryItName}” is disabled. Enable it under API Users first`
export const chooseACurrencyForThis = 'Choose a currency for this amount'
export const pleaseEnterAnAmountSuch = (example: string) => `Enter an amount such as ${example}`
export const changedBySomeoneElse = (saved: string) =>
  `Someone else changed this. Saved now: ${saved}. Save again to replace it with your version`
