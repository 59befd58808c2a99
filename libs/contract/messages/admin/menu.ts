// Every staff page shows these, so that none loads the words of another noun for its menu.

export const notices = 'Processor webhooks'
export const customers = 'Customers'
export const needsAttention = 'Needs attention'
export const evidence = 'Evidence'
export const plans = 'Plans'
export const requirements = 'Requirements'
export const riskRules = 'Risk rules'
export const singleSignOn = 'Single sign-on'
export const tabs = {
  books: 'Ledger',
  payouts: 'Payouts',
  debts: 'Debts',
  reconciliation: 'Reconciliation',
  bankAccounts: 'Bank accounts',
} as const
