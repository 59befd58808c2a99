/** Names that pages had before, which the search still finds. */
export const formerNames = {
  accessExplorer: 'Why and Who',
  accounts: 'Processors',
  blockList: 'Block list',
  differences: 'Differences to processors',
  ledger: 'Books',
  notices: 'Notices',
  reports: 'Reports of processors',
  requestLog: 'Calls of programs',
  reviews: 'Review',
}
