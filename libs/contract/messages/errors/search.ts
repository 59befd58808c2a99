export const enterWhatToLookFor = 'Enter a search term'
