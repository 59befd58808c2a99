export const fromTheFirstKeyTo =
  'From the first key to a running installation. Tables of states, errors and limits are printed from the code.'
export const docs = 'Docs'
export const forProgramsThatRead = 'For programs that read:'
export const listsEveryPageAsMarkdown = 'lists every page as Markdown.'
