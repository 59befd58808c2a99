export const clientArea = {
  active: 'Active',
  pendingApproval: 'Pending Approval',
  apiUsersTitle: 'My API Users',
  transactionsFilter: 'Filter by status or description...',
  loadFailure: 'Failed to load data. Please try again.',
  copied: 'Copied!',
}
