export const notMe = {
  button: 'This was not me',
  sentence: (until: string) =>
    `Was it not you? The button below signs everybody out and ends your password, so that you choose a new one. It works once, until ${until}.`,
  withoutLink: 'Was it not you? Choose a new password at once: that signs everybody else out.',
  closing: (account: string) =>
    `This mail was sent automatically by Gatehouse because of what proves who you are in ${account}. If it was you, you need not do anything.`,
}

export const factorMail = {
  added: {
    subject: 'A second factor was added to your Gatehouse account',
    sentence: 'From now on, signing in takes a code from your authenticator app after the password.',
  },
  removed: {
    subject: 'A second factor was removed from your Gatehouse account',
    sentence: 'An authenticator app was removed. Its codes open nothing any more.',
  },
  codes_made: {
    subject: 'New recovery codes for your Gatehouse account',
    sentence: 'New recovery codes were made. Those of before open nothing any more.',
  },
  code_used: {
    subject: 'A recovery code of your Gatehouse account was used',
    sentence: 'Somebody signed in with your password and a recovery code. That code opens nothing any more.',
  },
  passkey_added: {
    subject: 'A passkey was added to your Gatehouse account',
    sentence:
      'From now on, it opens your account without a password. After a password, it or a recovery code is asked for.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your Gatehouse account',
    sentence: 'It opens nothing any more. Your device may still offer it: you can delete it there, too.',
  },
  reset_asked: {
    subject: 'Somebody asked to reset the second factor of your Gatehouse account',
    sentence:
      'An administrator asked to end your second factors and recovery codes. It happens once another administrator confirms it, within a day.',
  },
  reset: {
    subject: 'The second factor of your Gatehouse account was reset',
    sentence:
      'Your second factors, recovery codes and sessions have ended. Sign in with your password, and set up a new second factor.',
  },
  passkey_counter_went_back: {
    subject: 'A passkey of your Gatehouse account was refused',
    sentence:
      'It was used with a counter that went back, as a copy of it would. We refused it. If you did not use it just now, remove it on your profile.',
  },
  passkeyCalled: (name: string) => `The passkey is called “${name}”.`,
  left: (left: number) =>
    left === 0 ? 'No recovery code is left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
  few: 'Make new ones on your profile before they run out: without a code and without your app nobody can sign in.',
}

export const passwordMail = {
  subject: 'The password of your Gatehouse account was changed',
  changed: 'Your password was changed by somebody who is signed in and knew the one before.',
  reset: 'A new password was set by a link that we had mailed to this address.',
  by_staff: 'A member of your team set a new password for your account.',
  others: 'Every other browser was signed out.',
}

export const newDeviceMail = {
  subject: 'A new device signed in to your Gatehouse account',
  sentence: (browser: string, address: string, at: string) =>
    `${browser}, from the address ${address}, signed in on ${at}. We did not know it from before.`,
}

export const apiUserMail = {
  subject: 'A new API user in your Gatehouse account',
  made: (developerName: string) => `The API user “${developerName}” was made.`,
  byStaff: 'A member of our staff made it.',
  whatItMay: 'Whoever has its key and its secret can make payments in your name, within its role.',
  alsoDisabled: 'The button also disables that API user.',
}

export const newMemberMail = {
  subject: (clientName: string) => `A new member of ${clientName} on Gatehouse`,
  joined: (person: string, clientName: string, roleName: string) =>
    `${person} has accepted an invitation, and works on the Gatehouse account of ${clientName} now, with the role “${roleName}”.`,
  alsoRemoved: 'The button also removes that member.',
}

/** After "this was not me". */
export const chooseAgain = {
  subject: 'Choose a new password for your Gatehouse account',
  ended: 'You told us that it was not you. Everybody is signed out, and your password opens nothing any more.',
  choose: (until: string) =>
    `Choose a password that only you know. The link works once, until ${until}. After that, "Forgot password?" on the sign-in page sends a new one.`,
  button: 'Choose a new password',
  closing:
    'This mail was sent automatically by Gatehouse because somebody who reads your mail said that it was not you.',
}
