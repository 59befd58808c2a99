export const gatehouseIsAPaymentGateway =
  'Gatehouse is a payment gateway platform that a company runs for its merchants. Its code is open to everyone.'
export const about = 'About'
export const whyAGatehouse = 'Why a gatehouse'
export const whatAGatehouseDoes =
  'A gatehouse guards the way in. It checks who is coming, lets the right people through and keeps a record. A payment gateway should do the same.'
export const whatWeBelieve = 'What we believe'
export const amountsAreExact = 'Amounts are exact, in whole minor units.'
export const permissionsAreReadable = 'Each permission should fit on one line that anyone can read.'
export const secretsStaySecret = 'Secrets should never be readable again, not even by us.'
export const formsWorkWithoutScripts = 'Forms should work without JavaScript.'
export const whoRunsThisSite = 'Who runs this site'
export const gatehouseIsFreeSoftwareUnder =
  'Gatehouse is free software under the MIT license. The company that runs this site reviews your registration, sets your rate and is responsible for your money.'
