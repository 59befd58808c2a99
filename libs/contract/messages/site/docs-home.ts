export const guidesForEveryone =
  'Guides for integrators, merchants and operators. Tables of states, errors and limits are generated from the code.'
export const docs = 'Docs'
export const books = {
  build: {
    title: 'Build',
    lead: 'Take payments and bill customers from your own code: API, SDKs, webhooks and errors.',
  },
  sell: { title: 'Sell', lead: 'Go live, manage your team, and follow your balance and payouts.' },
  run: { title: 'Run', lead: 'Install Gatehouse, connect processors, and keep payments and the ledger in order.' },
}
export const forAiTools = 'For AI tools:'
export const listsEveryPageAsMarkdown = 'lists every page as Markdown.'
