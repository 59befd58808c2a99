export const gatehouseIsAPaymentGateway =
  'Gatehouse is a payment gateway platform that a company runs for its merchants, and that anyone can read.'
export const about = 'About'
export const whyAGatehouse = 'Why a gatehouse'
export const aGatehouseIsThePart =
  'A gatehouse is the part of a wall that opens. It checks who is coming, lets the right people in and remembers who passed. A payment gateway should do the same.'
export const whatWeBelieve = 'What we believe'
export const moneyIsCountedInWhole = 'Money is counted in whole minor units. An approximate amount is a wrong amount.'
export const aRightThatCannotBe = 'Permissions should be readable in one line.'
export const aSecretThatCanBe = 'A secret that can be looked up is not a secret.'
export const aPageThatNeedsA = 'Forms should work without scripts.'
export const whoRunsThisOne = 'Who runs this one'
export const gatehouseIsFreeSoftwareUnder =
  'Gatehouse is free software under the MIT license. The company that runs this installation reviews your registration and sets your rate. The software is the same everywhere; promises about your money are theirs.'
