export const enterWhatToLookFor = 'Enter what to look for'
