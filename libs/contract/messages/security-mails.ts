export const notMe = {
  button: 'This wasn’t me',
  sentence: (until: string) =>
    `Wasn’t you? Use the button below to sign out all devices and reset your password. It works once, until ${until}.`,
  withoutLink: 'Wasn’t you? Reset your password now. This signs out all other devices.',
  closing: (account: string) =>
    `You’re getting this email because the sign-in methods for ${account} changed. If this was you, no action is needed.`,
}

export const factorMail = {
  added: {
    subject: 'Two-step verification was added to your Gatehouse account',
    sentence: 'You now need a code from your authenticator app, in addition to your password, to sign in.',
  },
  removed: {
    subject: 'An authenticator app was removed from your Gatehouse account',
    sentence: 'An authenticator app was removed from your account. Its codes no longer work.',
  },
  codes_made: {
    subject: 'New recovery codes for your Gatehouse account',
    sentence: 'You created new recovery codes. Your old recovery codes no longer work.',
  },
  code_used: {
    subject: 'A recovery code was used on your Gatehouse account',
    sentence: 'A recovery code and your password were used to sign in. That code no longer works.',
  },
  passkey_added: {
    subject: 'A passkey was added to your Gatehouse account',
    sentence:
      'You can now sign in with it, without a password. If you use your password, we also ask for this passkey or a recovery code.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your Gatehouse account',
    sentence: 'It no longer works. Your device may still offer it until you delete it there.',
  },
  reset_asked: {
    subject: 'A reset of your Gatehouse two-step verification was requested',
    sentence:
      'An administrator asked to reset your second factors and recovery codes. It takes effect if another administrator confirms within a day.',
  },
  reset: {
    subject: 'Two-step verification was reset on your Gatehouse account',
    sentence:
      'Your second factors, recovery codes and sessions have ended. Sign in with your password, and set up two-step verification again.',
  },
  passkey_counter_went_back: {
    subject: 'A passkey for your Gatehouse account was refused',
    sentence: 'We refused it because it may be a copy. If you didn’t just use it, remove it in your profile.',
  },
  passkeyCalled: (name: string) => `Passkey: “${name}”.`,
  left: (left: number) =>
    left === 0 ? 'You have no recovery codes left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
  few: 'Create new ones in your profile. Without your app and without codes, you can’t sign in.',
}

export const passwordMail = {
  subject: 'Your Gatehouse password was changed',
  changed: 'Your password was changed from a signed-in session, using the old password.',
  reset: 'A new password was set with the link that we emailed to this address.',
  by_staff: 'A teammate set a new password for your account.',
  others: 'All other browsers were signed out.',
}

export const newDeviceMail = {
  subject: 'New sign-in to your Gatehouse account',
  sentence: (browser: string, address: string, at: string) =>
    `${browser} signed in from ${address} on ${at}. We haven’t seen this device before.`,
}

export const apiUserMail = {
  subject: 'A new API user in your Gatehouse account',
  made: (developerName: string) => `The API user “${developerName}” was created.`,
  byStaff: 'Our staff created it.',
  whatItMay: 'Its key and secret allow payments in your name, within its role.',
  alsoDisabled: 'The button also disables that API user.',
}

export const newMemberMail = {
  subject: (clientName: string) => `A new member of ${clientName} on Gatehouse`,
  joined: (person: string, clientName: string, roleName: string) =>
    `${person} accepted an invitation and can now use ${clientName}’s Gatehouse account with the role “${roleName}”.`,
  alsoRemoved: 'The button also removes that person.',
}

/** After "this was not me". */
export const chooseAgain = {
  subject: 'Choose a new password for your Gatehouse account',
  ended: 'You reported that this wasn’t you. All devices are signed out, and your password no longer works.',
  choose: (until: string) =>
    `Choose a password that only you know. This link works once, until ${until}. After that, use "Forgot password?" to get a new one.`,
  button: 'Choose a new password',
  closing: 'You’re getting this email because someone with access to your inbox reported “This wasn’t me”.',
}
