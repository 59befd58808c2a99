export const theAgreementBetweenAMerchant =
  'The agreement between a merchant and the company that runs this installation.'
export const terms = 'Terms'
export const registration = 'Registration'
export const registeringIsFreeAndBinds =
  'Registering is free and without obligation. The agreement begins when the registration is approved.'
export const yourRate = 'Your rate'
export const theRateAgreedAtThe =
  'The rate agreed at the approval applies to each payment from then on. A later change applies to later payments.'
export const yourKeys = 'Your keys'
export const callsMadeWithYourKeys =
  'Calls made with your keys count as yours. Keep the secrets to yourself, and replace one that may have become known.'
export const endingIt = 'Ending it'
export const noticePeriodsWhatHappensTo =
  '[Notice periods, what happens to open payments, and how long records are kept]'
export const theSoftware = 'The software'
export const gatehouseItselfComesUnderThe =
  'Gatehouse itself comes under the MIT license, without warranty of any kind.'
export const theOtherParty = 'The other party'
export const nameAddressAndRegisterNumber =
  '[Name, address and register number of the company that runs this installation, and the law that applies]'
