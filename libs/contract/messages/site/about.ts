export const gatehouseIsAPaymentGateway =
  'Gatehouse is a payment gateway platform that a company runs for its merchants, and that anyone can read.'
export const about = 'About'
export const whyAGatehouse = 'Why a gatehouse'
export const aGatehouseIsThePart =
  'A gatehouse is the part of a wall that opens. It is where somebody looks at who is coming, lets in who may, and can say afterwards who passed. That is what a payment gateway should be.'
export const whatWeBelieve = 'What we believe'
export const moneyIsCountedInWhole = 'Money is counted in whole minor units. An approximate amount is a wrong amount.'
export const aRightThatCannotBe = 'A right that cannot be read in one line will be misread one day.'
export const aSecretThatCanBe = 'A secret that can be looked up is not a secret.'
export const aPageThatNeedsA = 'A page that needs a script to show a form has already lost somebody.'
export const whoRunsThisOne = 'Who runs this one'
export const gatehouseIsFreeSoftwareUnder =
  'Gatehouse is free software under the MIT licence. The people who run this installation are the ones who review your registration and set your rate. The software is the same everywhere; the promises about your money are theirs.'
