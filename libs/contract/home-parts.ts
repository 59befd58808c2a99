export const clientHomeParts = [
  'pauses',
  'debts',
  'disputes',
  'unchargedInvoices',
  'apiUsers',
  'transactions',
  'summary',
] as const

export const staffHomeParts = [
  'operations',
  'processorVolumes',
  'waiting',
  'attention',
  'stats',
  'signUps',
  'pendingClients',
  'waitingSignUps',
  'lockedAccounts',
  'failingMails',
] as const
