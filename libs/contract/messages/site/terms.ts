export const theAgreementBetweenAMerchant =
  'The agreement between a merchant and the company that runs this installation.'
export const terms = 'Terms'
export const registration = 'Registration'
export const signingUpIsFree =
  'Signing up is free and without obligation. The agreement begins when we approve your registration.'
export const yourRate = 'Your rate'
export const yourAgreedRate =
  'The rate agreed at approval applies to each payment from then on. Later changes apply only to later payments.'
export const yourKeys = 'Your keys'
export const requestsWithYourKeys =
  'Requests made with your keys count as yours. Keep your secrets safe, and replace any that may have leaked.'
export const endingTheAgreement = 'Ending the agreement'
export const noticePeriodsWhatHappensTo =
  '[Notice periods, what happens to open payments, and how long records are kept]'
export const theSoftware = 'The software'
export const softwareLicense = 'Gatehouse is licensed under the MIT license, without warranty of any kind.'
export const theOperator = 'The operator'
export const nameAddressAndRegisterNumber =
  '[Name, address and register number of the company that runs this installation, and the law that applies]'
