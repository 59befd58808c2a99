const list = (parts: readonly string[]) => parts.join(', ')

export const nameRequired = 'Name is required'
export const kindRequired = 'Kind is text, choice, date, person or document'
export const choicesForm = (most: number) => `Choices are a list of at most ${most} short texts`
export const choicesNeeded = 'Give at least two choices'
export const choicesOnlyForChoice = 'Only a choice has choices'
export const clientTypesForm = (types: readonly string[]) => `Client types are of ${list(types)}`
export const countriesForm = (most: number) => `Countries are a list of at most ${most} names`
export const dueDaysForm = (most: number) => `The days are a whole number from 1 to ${most}`
export const requirementsMax = (most: number) => `There are ${most} requirements already. Delete one first`

export const dateForm = 'Please give a date such as 2027-01-31'
export const dateOfBirthForm = 'Please give a date of birth such as 1980-01-31, in the past'
export const expiresOnRequired = 'Please say until when it is valid'
export const expiresOnPast = 'This date has passed. Please send one that is still valid'
export const valueRequired = 'Please answer this'
export const valueIsOneOf = (choices: readonly string[]) => `Please choose one of: ${list(choices)}`
export const personNameRequired = 'Please give the full name'
export const countryRequired = 'Please give the country'
export const roleRequired = 'Please say whether this person is an owner or a director'
export const shareForm = 'A share is a percentage from 0 to 100, with at most two decimals'
export const shareOfOwner = 'Please give the share that this owner holds'
export const answerClosed = 'We have accepted this already. Please write to us if something has changed'
export const documentsOnly = 'Please send a file for this'
export const noDocumentsHere = 'This asks for no file'
export const nothingGiven = 'Nothing was given yet that could be accepted'
export const documentMissing = 'The file is missing still'
export const answerMissing = 'Only the file was given yet, and not the words that belong to it'

export const personsMax = (most: number) => `There are ${most} people already. Remove one first`
export const personAccepted = 'We have accepted this person already. Please write to us if something has changed'
export const personKept =
  'An approved business was checked by this person. The law against money laundering has us keep that for five years after the business has left'
export const becauseRequired = 'Please say why'
export const personNamed = 'An answer names this person. Answer that anew first'

export const requirementsOpen = (names: readonly string[]) =>
  `${names.length === 1 ? 'One requirement is' : `${names.length} requirements are`} still open: ${list(names)}. Approve with a reason, or wait for ${names.length === 1 ? 'it' : 'them'}`

export const pauseDaysForm = (most: number) => `The days are a whole number from 0 to ${most}`
export const pausesOnlyIfExpires = 'Only what expires can pause something'
/** Why a client is not paid out to, or takes no live payments. */
export const requirementPauses = {
  payouts: (requirement: string) =>
    `Payouts are paused, because “${requirement}” has expired. They go on once a new one is accepted`,
  payments: (requirement: string) =>
    `Live payments are paused, because “${requirement}” has expired. They go on once a new one is accepted`,
}

/** Why a file is not taken. */
export const document = {
  none: 'Please choose a file',
  several: 'Please send one file at a time',
  empty: 'This file is empty',
  tooLarge: (mebibytes: number) => `This file is larger than ${mebibytes} MB. Please send a smaller one`,
  type: 'This is no PDF, JPEG or PNG. Please send it as one of these',
  cutOff: 'This file is not whole. Please save it again and send that',
  twofold: 'This file hides something else beside the document. Please save it again as a plain PDF, JPEG or PNG',
  unreadable: 'The file did not arrive whole. Please send it again',
  infected: 'Our virus scanner refuses this file',
  tooMany: (most: number) => `There are ${most} files for this already`,
}
export const filesPackageMissing = (name: string) =>
  `FILES_URL needs a package that is not installed. Run \`npm install ${name}\`, or unset FILES_URL.`
export const scannerAway = 'Files cannot be checked for viruses just now. Please try again in a few minutes'
export const uploadsBusy = 'Many files are going up at this moment. Please try again in a minute'
