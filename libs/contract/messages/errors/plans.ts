export const nameRequired = 'Enter a name for the plan'
export const feesForm =
  'Fees must be a list with one entry per currency. fixed, refund, dispute and payout must be whole minor units, 0 or more'
export const methodsForm =
  'Methods must be a list. Each entry needs a method and a percentage from 0 to 100 with at most two decimals. An entry with a currency also needs a fixed fee in minor units'
export const termsForm = 'Terms must have chargePercentage, fees and methods, in the same format as a plan'
export const percentageForm = 'Enter a percentage from 0 to 100 with at most two decimals, or null'
export const planOrTerms = 'Send a planID or terms, not both'
export const planInUse = (clients: number) =>
  clients === 1
    ? 'One client uses this plan. Move it to another plan first.'
    : `${clients} clients use this plan. Move them to another plan first.`
export const standardPlanStays = 'You can’t delete the standard plan. Clients without another plan use it.'
export const plansMax = (most: number) => `You can have at most ${most} plans`
