export const secondFactor = {
  required: 'Use your passkey, or enter a code from your authenticator app or a recovery code',
  enrolmentRequired: 'Your account requires two-step verification. Set it up to continue',
  challengeInvalid: 'This sign-in took too long or was already completed. Start again with your password',
  wrongCode: 'This code is incorrect or was already used',
  codeRequired: 'Code is required',
  challengeRequired: 'Challenge is required',
  methodRequired: 'Choose the method for the code',
  nameRequired: 'Name is required',
  factorRequired: 'Choose a second factor',
  tooMany: 'You’ve reached the maximum number of second factors. Remove one first',
  none: 'You have no second factor yet. Add one to get recovery codes',
}

/** The second step of a sign-in. */
export const codeStep = {
  title: 'Enter your code',
  byCode: 'Enter a code from your authenticator app, or a recovery code',
  byPasskey: 'Use your passkey',
  byEither: 'Use your passkey, or enter a code',
  titleOfPasskey: 'Confirm it’s you',
  code: 'Code',
  help: 'The six digits in your app, or a recovery code.',
  helpOfRecovery: 'Enter a recovery code if you don’t have your passkey.',
  submit: 'Verify',
  startAgain: 'Start over with your password',
}
