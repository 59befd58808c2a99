export const pendingClients = {
  title: 'Approve Pending Clients',
  approve: 'Approve',
  reject: 'Reject',
  approved: (name: string) => `Client ${name} has been approved!`,
  rejected: (name: string) => `Client ${name} has been rejected`,
  confirmReject: (name: string) => `Are you sure you want to reject ${name}?`,
}

/** Beside a rate that the installation's minimum forbids without it. */
export const belowMinimum = {
  code: 'RATE_BELOW_MINIMUM',
  label: 'Use this rate anyway',
  help: 'It’s below this installation’s minimum. Your choice is recorded in the log.',
}
