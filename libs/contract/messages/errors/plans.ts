export const nameRequired = 'Please give the plan a name'
export const feesForm =
  'Please give fees as a list: each names a currency once, and says fixed, refund, dispute and payout in whole minor units from 0'
export const methodsForm =
  'Please give methods as a list: each names a method and a percentage from 0 to 100 with at most two decimals, and with a currency a fixed part in whole minor units'
export const termsForm = 'Please give terms of chargePercentage, fees and methods, each as a plan has them'
export const percentageForm = 'Please give a percentage from 0 to 100 with at most two decimals, or null'
export const planOrTerms = 'Please give a planID or terms, and not both'
export const planInUse = (clients: number) =>
  clients === 1
    ? 'One client has this plan. Give it another one first.'
    : `${clients} clients have this plan. Give them another one first.`
export const standardPlanStays = 'The standard plan is what clients have without another one. It stays.'
export const plansMax = (most: number) => `There are ${most} plans already, and more cannot be kept`
