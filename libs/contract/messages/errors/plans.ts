export const nameRequired = 'Please give the plan a name'
export const feesForm =
  'Fees are a list with one entry per currency. fixed, refund, dispute and payout are whole minor units from 0'
export const methodsForm =
  'Methods are a list. Each has a method and a percentage from 0 to 100 with at most two decimals. With a currency it also has a fixed fee in whole minor units'
export const termsForm = 'Terms have chargePercentage, fees and methods, in the same format as in a plan'
export const percentageForm = 'Please give a percentage from 0 to 100 with at most two decimals, or null'
export const planOrTerms = 'Send a planID or terms, not both'
export const planInUse = (clients: number) =>
  clients === 1
    ? 'One client uses this plan. Move it to another plan first.'
    : `${clients} clients use this plan. Move them to another plan first.`
export const standardPlanStays = 'You can’t delete the standard plan. Clients without another plan use it.'
export const plansMax = (most: number) => `You can have at most ${most} plans`
