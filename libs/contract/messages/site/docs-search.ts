export const looksThroughEveryWrittenPage = 'Looks through every written page and every operation of the API.'
export const searchTheDocs = 'Search the docs'
export const allDocs = 'All docs'
export const wordsToLookFor = 'Words to look for'
export const search = 'Search'
export const countPagesAndCount2Operations = (count: number, count2: number) =>
  `${count} pages and ${count2} operations`
