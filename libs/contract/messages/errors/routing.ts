export const modeRequired = 'Mode must be test or live'
export const clientsForm = 'Clients must be a list with at least one ID'
export const currenciesForm = 'Currencies must be a list with at least one currency'
export const methodsForm = 'Methods must be a list with at least one name, such as card'
export const cardBrandsForm = (brands: readonly string[]) => `Card brands must be one of ${brands.join(', ')}`
export const cardCountriesForm = 'Card countries must be two-letter codes, such as DE'
export const conditionsForm = 'Conditions must be an object'
export const conditionUnknown = 'Unknown condition'
export const accountRequired = 'Choose a processor account'
export const weightForm = (most: number) => `A weight must be a whole number from 1 to ${most}`
export const targetsForm = 'Choose at least one processor account'
export const targetsMax = (most: number) => `A rule can have at most ${most} accounts`
export const fallbacksMax = (most: number) => `Send at most ${most} fallback accounts, each by its ID`
export const rulesMax = (most: number) => `You can have at most ${most} rules per mode`
export const amountNeedsCurrency = 'Amounts are in minor units, so they need exactly one currency'
export const amountsCrossed = 'The minimum amount is above the maximum'
export const accountUnknown = (processorAccountID: string) => `Processor account ${processorAccountID} doesn’t exist`
export const accountOfOtherMode = (name: string) => `${name} belongs to the other mode`
export const accountOfClient = (name: string) =>
  `${name} belongs to a client, whose payments use it without a rule. Choose a platform account`
export const accountTwice = (name: string) => `${name} is listed twice in this rule`
export const leadsNowhere = (name: string) => `${name} doesn’t support these currencies or methods`
export const clientUnknown = (clientID: string) => `Client ${clientID} doesn’t exist`
export const orderIncomplete =
  'The order must list every rule in this mode once. The rules have changed, so load them again'
export const nothingToPreview = 'Send a rule, a rule ID or a new order'
