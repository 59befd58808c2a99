import { loginAudiences } from '#contract/login-audiences.js'
import type { FactorChange } from './letter.js'
import type { Part } from './mail-part.js'

const told: Record<FactorChange, { subject: string; sentence: string }> = {
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
}

const leftOf = (left: number) =>
  left === 0 ? 'No recovery code is left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`

/** Mails about what proves more than a password. */
export const factorWords: { 'second-factor': Part<'second-factor'> } = {
  'second-factor': ({ audience, change, left, passkey }) => ({
    subject: told[change].subject,
    paragraphs: [
      ...(passkey ? [`The passkey is called "${passkey}".`] : []),
      told[change].sentence,
      ...(left === null ? [] : [leftOf(left)]),
      'Was it not you? Choose a new password at once: that signs everybody else out.',
    ],
    button: { label: 'Choose a new password', path: loginAudiences[audience].forgotPath },
    closing: `This mail was sent automatically by Gatehouse because of what proves who you are in ${loginAudiences[audience].account}.`,
  }),
}
