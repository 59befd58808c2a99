/** Texts that stay as they are, each with its reason. */
export const exceptions = [
  { text: 'Why and Who', reason: 'The search finds the access explorer by its former name.' },
  { text: 'Calls of programs', reason: 'The search finds the API request log by its former name.' },
  { text: 'Differences to processors', reason: 'The search finds the processor differences by their former name.' },
  { text: 'Reports of processors', reason: 'The search finds the processor reports by their former name.' },
]
