export const routing = 'Routing'
export const lead =
  'Which processor account takes a payment: the first rule that fits, and has an account that can take it, decides.'
export const addRule = 'Add rule'
export const explain = 'Explain'
export const failedToFetch = 'Failed to load the routing rules'
export const noRules = 'There are no rules.'
export const noRulesHelp = 'Without rules the oldest account that can take a payment takes it.'
export const rulesOf = { test: 'Rules of test mode', live: 'Rules of live mode' }
export const position = 'No.'
export const rule = 'Rule'
export const state = 'State'
export const on = 'On'
export const off = 'Off'
export const actions = 'Actions'
export const up = 'Up'
export const moveUp = (name: string) => `Move up: ${name}`
export const edit = 'Edit'
export const deleteWord = 'Delete'
export const editRule = 'Edit rule'
export const deleteRule = 'Delete rule'
export const deleteQuestion = 'Delete this rule?'
export const goesForGood = (rule: string) =>
  `“${rule}” goes for good. The payments that it chose for keep their reasons.`
export const name = 'Name'
export const nameHelp = 'For your team. The rule also says itself in words.'
export const whichPayments = 'Which payments'
export const currencies = 'Currencies'
export const noneIsAny = 'None ticked: any.'
export const methods = 'Methods'
export const amountFrom = 'Amount from'
export const amountTo = 'Amount to'
export const amountHelp = 'Needs exactly one currency.'
export const cards = 'Card brands'
export const cardsHelp =
  'Routing comes before a processor’s own fields are drawn: this holds for methods that come without a token.'
export const countries = 'Card countries'
export const countriesHelp = 'Two letters each, with commas between them, such as DE, FR.'
export const clients = 'Clients'
export const clientsHelp = 'Ids, with commas between them. Empty: any.'
export const whereTo = 'Where they go'
export const share = 'Share'
export const shareOf = (account: string) => `Share of ${account}`
export const then = 'Then'
export const thenOf = (account: string) => `Turn of ${account} after a fault`
export const sharesHelp =
  'A share is a weight: 80 and 20 are four of five payments and one of five. “Then” is the turn in which an account is tried after a fault.'
export const retriesDeclines = 'Try on after a decline'
export const retriesDeclinesHelp = 'Only after declines that may be retried, never after a stolen card.'
export const isEnabled = 'The rule counts'
export const save = 'Save'
export const whatWouldChange = 'What would change?'
export const previewOf = (payments: number, moved: number) =>
  payments === 0
    ? 'There are no payments yet to compare with.'
    : `Of the last ${payments} payments ${moved === 0 ? 'none' : moved} would go elsewhere.`
export const movedTo = (count: number, from: string, to: string) => `${count} from ${from} to ${to}`
export const nobody = 'nobody'
export const created = 'Rule created'
export const updated = 'Rule updated'
export const deleted = 'Rule deleted'
export const ordered = 'Order changed'
export const failedToSave = 'Failed to save the rule'
export const failedToDelete = 'Failed to delete the rule'
export const failedToOrder = 'Failed to change the order'
export const explainTitle = 'Explain routing'
export const explainLead = 'What would become of a payment that was not made, and what each rule says of it.'
export const currency = 'Currency'
export const amount = 'Amount'
export const method = 'Method'
export const client = 'Client'
export const ask = 'Ask'
export const failedToExplain = 'Failed to explain the routing'
export const amountForm = (currency: string) => `Please enter an amount of ${currency}, such as 10`
