export const secondFactor = {
  required: 'Please use your passkey, or enter a code from your authenticator app or a recovery code',
  enrolmentRequired: 'Your account needs a second factor. Please set one up to go on',
  challengeInvalid: 'This sign-in has taken too long, or was finished before. Please start again with your password',
  wrongCode: 'This code is not right, or was used before',
  codeRequired: 'Code is required',
  challengeRequired: 'Challenge is required',
  methodRequired: 'Please say which method the code comes from',
  nameRequired: 'Name is required',
  factorRequired: 'Please say which factor this is about',
  tooMany: 'You have as many second factors as there can be. Remove one first',
  none: 'You have no second factor. Recovery codes come with the first one',
}

/** The second step of a sign-in. */
export const codeStep = {
  title: 'Enter your code',
  byCode: 'Please enter a code from your authenticator app, or a recovery code',
  byPasskey: 'Please use your passkey',
  byEither: 'Please use your passkey, or enter a code',
  titleOfPasskey: 'Confirm that it is you',
  code: 'Code',
  help: 'The six digits that your app shows now, or one of your recovery codes.',
  helpOfRecovery: 'One of your recovery codes, where your passkey is not at hand.',
  submit: 'Verify',
  startAgain: 'Start again with your password',
}
