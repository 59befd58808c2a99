export const searchesEveryPage = 'Searches every page of the docs and every API endpoint.'
export const searchTheDocs = 'Search the docs'
export const allDocs = 'All docs'
export const searchTerms = 'Search terms'
export const search = 'Search'
export const countPagesAndEndpoints = (count: number, count2: number) => `${count} pages and ${count2} endpoints`
