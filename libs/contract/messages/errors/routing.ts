export const modeRequired = 'Mode is test or live'
export const clientsForm = 'Clients are a list of ids, at least one'
export const currenciesForm = 'Currencies are a list of at least one currency'
export const methodsForm = 'Methods are a list of names such as card, at least one'
export const cardBrandsForm = (brands: readonly string[]) => `Card brands are of ${brands.join(', ')}`
export const cardCountriesForm = 'Card countries are two letters each, such as DE'
export const conditionsForm = 'Conditions are an object'
export const conditionUnknown = 'This condition is not known'
export const accountRequired = 'Choose a processor account'
export const weightForm = (most: number) => `A weight is a whole number from 1 to ${most}`
export const targetsForm = 'Choose at least one processor account'
export const targetsMax = (most: number) => `At most ${most} accounts share a rule`
export const fallbacksMax = (most: number) => `Name at most ${most} accounts to fall back to, each by its id`
export const rulesMax = (most: number) => `At most ${most} rules are kept in a mode`
export const amountNeedsCurrency = 'An amount needs exactly one currency, since it counts in its minor units'
export const amountsCrossed = 'The lower amount is above the upper one'
export const accountUnknown = (processorAccountID: string) => `There is no processor account ${processorAccountID}`
export const accountOfOtherMode = (name: string) => `${name} is an account of the other mode`
export const accountOfClient = (name: string) =>
  `${name} belongs to a client, whose payments go there without a rule. Choose an account of the platform`
export const accountTwice = (name: string) => `${name} stands twice in this rule`
export const leadsNowhere = (name: string) =>
  `${name} takes none of these payments: not these currencies, or not these methods`
export const clientUnknown = (clientID: string) => `There is no client ${clientID}`
export const orderIncomplete =
  'The order names each rule of the mode once. The rules have changed meanwhile: please load them again'
export const nothingToPreview = 'Send a rule, the id of one, or another order'
