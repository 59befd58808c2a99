import { recoveryCodesMade } from '../factor-limits.js'
import { counted } from '../words.js'

const count = counted('en')

export const staffProfile = {
  title: 'Profile',
  lead: 'How you sign in, and what happened to your login.',
  account: 'Account',
  name: 'Name',
  email: 'Email',
  emailHelp: 'An administrator changes it.',
  save: 'Save',
  saved: 'Name saved',
  notSaved: 'Your name could not be saved',
}

export const password = {
  title: 'Password',
  lead: 'Changing it signs out every other browser.',
  change: 'Change password',
}

export const factors = {
  title: 'Second factors',
  lead: 'A code from an app on your phone, beside your password.',
  none: 'No second factor yet',
  noneHelp: 'With one, a stolen password alone opens nothing.',
  add: 'Add an authenticator app',
  app: 'Authenticator app',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: 'Never',
  actions: 'Actions',
  rename: 'Rename',
  remove: 'Remove',
  failure: 'Your second factors could not be loaded.',
  codes: 'Recovery codes',
  codesLeft: (left: number) => count(left, { 0: 'None is left.', other: `# of ${recoveryCodesMade} left.` }),
  codesFew: 'Make new ones, so that you can sign in without your phone.',
  codesEnough: 'Each is good once, when you have no phone at hand.',
  renew: 'Make new codes',
}

export const rename = {
  title: 'Rename this second factor',
  submit: 'Save',
  done: 'Name saved',
  failure: 'The name could not be saved',
}

export const remove = {
  title: 'Remove this second factor?',
  lead: (name: string) => `Codes from “${name}” open nothing from then on.`,
  last: (name: string) =>
    `“${name}” is your only one: from then on your password alone is enough to sign in, and your recovery codes end.`,
  submit: 'Remove',
  done: 'Second factor removed',
  failure: 'The second factor could not be removed',
}

export const enrolment = {
  title: 'Add an authenticator app',
  lead: 'Any app works that shows codes of six digits, such as the one in your password manager.',
  begin: 'Show the code',
  beginLead: 'We show a key as a picture. Your app reads it, and shows codes from then on.',
  scan: 'Scan this picture with your app',
  picture: 'The key as a QR code',
  byHand: 'No camera? Type this key into the app.',
  key: 'Key',
  keyWithin: 'the key',
  enter: 'Enter the code that it shows',
  code: 'Code',
  name: 'Name of the app',
  nameHelp: 'To tell several apart, such as “My phone”.',
  submit: 'Add this app',
  cancel: 'Cancel',
  done: 'Authenticator app added',
  tooLate: 'This has taken too long. Please begin again.',
  failure: 'The app could not be added',
}

export const codes = {
  title: 'Recovery codes',
  shownOnce: 'Keep these codes where you will find them without your phone. They are not shown again.',
  use: 'Each opens your account once, instead of a code from your app.',
  list: 'Your recovery codes',
  copyWithin: 'all codes',
  download: 'Download as text',
  file: 'gatehouse-recovery-codes.txt',
  fileTitle: 'Gatehouse recovery codes',
  print: 'Print',
  kept: 'I have kept them',
  renewTitle: 'Make new recovery codes?',
  renewLead: 'Those of before open nothing from then on, also the ones you have printed.',
  renewSubmit: 'Make new codes',
  cancel: 'Cancel',
  renewFailure: 'New codes could not be made',
}

export const log = {
  title: 'Security log',
  lead: 'Sign-ins, and changes of what proves who you are.',
  what: 'What happened',
  who: 'Who',
  where: 'Address',
  when: 'When',
  none: 'Nothing has happened yet.',
  failure: 'The security log could not be loaded.',
  all: 'See all',
  back: 'Back to your profile',
}

export const preferences = {
  title: 'Preferences',
  lead: 'The theme counts in this browser, the others wherever you sign in.',
  theme: 'Theme',
  language: 'Language',
  asTheBrowserAsks: 'As the browser asks',
  languageHelp:
    'Of the merchant area, payment pages that you open, and mails about payouts, disputes and your account. Other mails, the public site and the portal of our staff are English.',
  times: 'Time zone',
  timesHelp: 'Of times on your screens. Mails, files, filters and charts go by days of UTC.',
  save: 'Apply',
  saved: 'Preferences saved',
  notSaved: 'Your preferences could not be saved',
  notLoaded: 'Your preferences could not be loaded.',
}
