export const limitIsAWholeNumber = (most: number) => `limit must be a whole number from 1 to ${most}`
export const sortIsOneOf = (choices: readonly string[]) => `sort must be one of ${choices.join(', ')}`
export const modeIsOneOf = (modes: readonly string[]) => `mode must be one of ${modes.join(', ')}`
export const statusIsOneOf = (choices: readonly string[]) => `Status must be one of ${choices.join(', ')}`
export const audienceIsOneOf = (choices: readonly string[]) => `Audience must be one of ${choices.join(', ')}`
export const methodIsOneOf = (choices: readonly string[]) => `Method must be one of ${choices.join(', ')}`
export const chooseAtLeastOneOf = (choices: readonly string[]) => `Choose at least one of ${choices.join(', ')}`
export const tokenRequired = 'Token is required'
export const isATime = (name: string) => `${name} must be a time such as 2026-11-21T12:00:00.000Z`
export const ibanTypingError = 'This IBAN looks mistyped: its check digits don’t match'
export const currenciesForm = 'Currencies must be a list with at least one currency'
export const accountNumberForm = 'Account number must be 5 to 34 letters and digits, such as an IBAN'
export const invisibleCharacters = 'Remove the invisible characters'
export const enterText = 'Enter text'
export const atMostCharacters = (most: number) => `Use at most ${most} characters`
export const trueOrFalse = 'This must be true or false'
export const atMostIds = (most: number) => `Send a list of at most ${most} IDs`
export const reasonRequired = 'Reason is required'
export const messageRequired = 'Message is required'
export const outcomeIsOneOf = (choices: readonly string[]) => `Outcome must be one of ${choices.join(', ')}`
export const failureCodeIsOneOf = (choices: readonly string[]) => `Failure code must be one of ${choices.join(', ')}`
export const cardBrandIsOneOf = (choices: readonly string[]) => `Card brand must be one of ${choices.join(', ')}`
export const typeIsOneOf = (choices: readonly string[]) => `Type must be one of ${choices.join(', ')}`
export const kindIsOneOf = (choices: readonly string[]) => `Kind must be one of ${choices.join(', ')}`
export const currencyIsOneOf = (choices: readonly string[]) => `Currency must be one of ${choices.join(', ')}`
export const descriptionRequired = 'Description is required'
export const paymentMethodIsOneOf = (choices: readonly string[]) =>
  `Payment method must be one of ${choices.join(', ')}`
export const pathRequired = 'Path is required'
export const attentionKindIsOneOf = (choices: readonly string[]) => `kind must be one of ${choices.join(', ')}`
export const accountHolderRequired = 'Account holder is required'
export const bankNameRequired = 'Bank name is required'
export const accountNumberRequired = 'Account number is required'
export const captureMethodIsOneOf = (choices: readonly string[]) =>
  `Capture method must be one of ${choices.join(', ')}`
export const payerForm = 'payer must be an object. Its fields emailAddress, name and ipAddress are optional text'
export const minutesForm = (least: number, most: number) =>
  `expiresInMinutes must be a whole number from ${least} to ${most}`
export const codeRequired = 'Code is required'
export const realCard =
  'This looks like a real card number. Don’t send card numbers here: leave it out, or use a test card'
export const fieldUnknown = 'Unknown field'
export const fieldsForm = 'fields must be names separated by commas, such as transactionID,amount'
export const noSuchField = (name: string) => `The response has no field ${name}`
export const phoneForm = 'Enter the number in international format, such as +1 415 555 2671'
export const amountForm = (least: number, most: number) =>
  `Amount must be a whole number of minor units from ${least} to ${most}`
export const refundLimitsForm = (most: number) =>
  `Refund limits must be whole numbers of minor units from 0 to ${most}, by currency`
export const amountFromZero = (name: string, most: number) =>
  `${name} must be a whole number of minor units from 0 to ${most}`
export const overlapForm = (most: number) => `overlapSeconds must be a whole number from 0 to ${most}`
export const leaveOutApi = 'Leave out the leading "/api"'
export const restStandsLast = (position: number) => `Segment ${position} isn’t valid: "**" must come last`
export const segmentUnreadable = (position: number, segment: string) =>
  `Segment ${position} isn’t valid: "${segment}" must be a word, ":name", "*" or a final "**"`
export const patternStart = 'A route pattern must start with "/"'
export const segmentEmpty = (position: number) => `Segment ${position} is empty`
export const metadataForm = (texts: number, characters: number, bytes: number) =>
  `Metadata can have at most ${texts} values of up to ${characters} characters, and ${bytes} bytes in total`
