const list = (parts: readonly string[]) => parts.join(', ')

export const nameRequired = 'Name is required'
export const kindRequired = 'Kind must be text, choice, date, person or document'
export const choicesForm = (most: number) => `Choices must be a list of at most ${most} short texts`
export const choicesNeeded = 'Give at least two choices'
export const choicesOnlyForChoice = 'Only the kind “choice” can have choices'
export const clientTypesForm = (types: readonly string[]) => `Client types must be one of ${list(types)}`
export const countriesForm = (most: number) => `Countries must be a list of at most ${most} names`
export const dueDaysForm = (most: number) => `Days must be a whole number from 1 to ${most}`
export const requirementsMax = (most: number) => `You can have at most ${most} requirements. Delete one first`

export const dateForm = 'Enter a date such as 2027-01-31'
export const dateOfBirthForm = 'Enter a date of birth in the past, such as 1980-01-31'
export const expiresOnRequired = 'Enter the expiry date'
export const expiresOnPast = 'This date has passed. Send one that is still valid'
export const valueRequired = 'Enter an answer'
export const valueIsOneOf = (choices: readonly string[]) => `Choose one of: ${list(choices)}`
export const personNameRequired = 'Enter the full name'
export const countryRequired = 'Enter the country'
export const roleRequired = 'Choose whether this person is an owner or a director'
export const shareForm = 'Ownership must be a percentage from 0 to 100, with at most two decimals'
export const shareOfOwner = 'Enter how much of the business this owner owns'
export const answerClosed = 'We’ve already accepted this. Contact us if something has changed'
export const documentsOnly = 'Upload a file for this'
export const noDocumentsHere = 'This requirement doesn’t accept files'
export const nothingGiven = 'There is no answer to accept yet'
export const documentMissing = 'The file is still missing'
export const answerMissing = 'We have the file, but the answer that goes with it is missing'

export const personsMax = (most: number) => `You can add at most ${most} people. Remove one first`
export const personAccepted = 'We’ve already accepted this person. Contact us if something has changed'
export const personKept =
  'This person was part of an approved business check. Anti-money laundering law requires us to keep it for five years after the business leaves'
export const becauseRequired = 'Enter a reason'
export const personNamed = 'An answer refers to this person. Change that answer first'

export const requirementsOpen = (names: readonly string[]) =>
  `${names.length === 1 ? 'One requirement is' : `${names.length} requirements are`} still open: ${list(names)}. Enter a reason to approve anyway`

export const pauseDaysForm = (most: number) => `Days must be a whole number from 0 to ${most}`
export const pausesOnlyIfExpires = 'Only a requirement that expires can pause payouts or payments'
/** Why a client is not paid out to, or takes no live payments. */
export const requirementPauses = {
  payouts: (requirement: string) =>
    `Payouts are paused because “${requirement}” has expired. They resume once we accept a new one`,
  payments: (requirement: string) =>
    `Live payments are paused because “${requirement}” has expired. They resume once we accept a new one`,
}

/** Why a file is not taken. */
export const document = {
  none: 'Choose a file',
  several: 'Upload one file at a time',
  empty: 'This file is empty',
  tooLarge: (mebibytes: number) => `This file is larger than ${mebibytes} MB. Upload a smaller one`,
  type: 'This file isn’t a PDF, JPEG or PNG. Convert it and try again',
  cutOff: 'This file is incomplete. Save it again and upload the new copy',
  twofold: 'This file contains hidden data besides the document. Save it again as a plain PDF, JPEG or PNG',
  unreadable: 'The upload was incomplete. Upload the file again',
  infected: 'Our virus scanner rejected this file',
  tooMany: (most: number) => `You can upload at most ${most} files here`,
}
export const filesPackageMissing = (name: string) =>
  `FILES_URL needs a package that is not installed. Run \`npm install ${name}\`, or unset FILES_URL.`
export const scannerAway = 'We can’t scan files for viruses right now. Try again in a few minutes'
export const uploadsBusy = 'Many files are being uploaded right now. Try again in a minute'
