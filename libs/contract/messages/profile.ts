import { recoveryCodesMade } from '../factor-limits.js'
import { counted } from '../words.js'

const count = counted('en')

export const staffProfile = {
  title: 'Profile',
  lead: 'How you sign in, and recent activity on your account.',
  account: 'Account',
  name: 'Name',
  email: 'Email',
  emailHelp: 'Only an administrator can change it.',
  save: 'Save',
  saved: 'Name saved',
  notSaved: 'Failed to save your name',
}

export const password = {
  title: 'Password',
  lead: 'Changing your password signs out all other browsers.',
  change: 'Change password',
}

export const factors = {
  title: 'Two-step verification',
  lead: 'A code from an app on your phone, in addition to your password.',
  none: 'Not set up yet',
  noneHelp: 'Protects your account even if your password is stolen.',
  add: 'Add an authenticator app',
  app: 'Authenticator app',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: 'Never',
  actions: 'Actions',
  rename: 'Rename',
  remove: 'Remove',
  failure: 'Failed to load your second factors.',
  codes: 'Recovery codes',
  codesLeft: (left: number) => count(left, { 0: 'None left.', other: `# of ${recoveryCodesMade} left.` }),
  codesFew: 'Create new ones so that you can sign in without your phone.',
  codesEnough: 'Use a code if you don’t have your phone. Each works once.',
  renew: 'Create new codes',
}

export const rename = {
  title: 'Rename this second factor',
  submit: 'Save',
  done: 'Name saved',
  failure: 'Failed to save the name',
}

export const remove = {
  title: 'Remove this second factor?',
  lead: (name: string) => `Codes from “${name}” will stop working.`,
  last: (name: string) =>
    `“${name}” is your only second factor. Without it, you sign in with only your password, and your recovery codes end.`,
  submit: 'Remove',
  done: 'Second factor removed',
  failure: 'Failed to remove the second factor',
}

export const enrolment = {
  title: 'Add an authenticator app',
  lead: 'Use any app that shows six-digit codes, such as your password manager.',
  begin: 'Show the code',
  beginLead: 'Scan a QR code with your app. It then shows your codes.',
  scan: 'Scan this QR code with your app',
  picture: 'QR code with the key',
  byHand: 'Can’t scan it? Enter this key in the app.',
  key: 'Key',
  keyWithin: 'the key',
  enter: 'Enter the code from the app',
  code: 'Code',
  name: 'App name',
  nameHelp: 'A name to recognize it, such as “My phone”.',
  submit: 'Add app',
  cancel: 'Cancel',
  done: 'Authenticator app added',
  tooLate: 'This took too long. Start again.',
  failure: 'Failed to add the app',
}

export const codes = {
  title: 'Recovery codes',
  shownOnce: 'Store these codes where you can find them without your phone. We won’t show them again.',
  use: 'Each code signs you in once, instead of a code from your app.',
  list: 'Your recovery codes',
  copyWithin: 'all codes',
  download: 'Download as text',
  file: 'gatehouse-recovery-codes.txt',
  fileTitle: 'Gatehouse recovery codes',
  print: 'Print',
  kept: 'I’ve saved them',
  renewTitle: 'Create new recovery codes?',
  renewLead: 'Your old recovery codes stop working, including any you’ve printed.',
  renewSubmit: 'Create new codes',
  cancel: 'Cancel',
  renewFailure: 'Failed to create new codes',
}

export const log = {
  title: 'Security log',
  lead: 'Sign-ins and changes to your sign-in methods.',
  what: 'Event',
  who: 'Who',
  where: 'Address',
  when: 'When',
  none: 'No activity yet.',
  failure: 'Failed to load the security log.',
  all: 'See all',
  back: 'Back to your profile',
}

export const preferences = {
  title: 'Preferences',
  lead: 'The theme applies to this browser. Language and time zone apply wherever you sign in.',
  theme: 'Theme',
  language: 'Language',
  asTheBrowserAsks: 'Browser default',
  languageHelp:
    'For the merchant area, payment pages, and emails about payouts, disputes and your account. Everything else is in English.',
  times: 'Time zone',
  timesHelp: 'For times on your screens. Emails, files, filters and charts use UTC days.',
  save: 'Apply',
  saved: 'Preferences saved',
  notSaved: 'Failed to save your preferences',
  notLoaded: 'Failed to load your preferences.',
}
