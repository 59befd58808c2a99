export const empty = {
  pendingClients: 'No pending clients to review',
  apiUsers: 'No API users found.',
  transactions: 'No transactions found.',
}
