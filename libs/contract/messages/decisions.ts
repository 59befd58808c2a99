import type { RefusalReason } from '../decision-kinds.js'

const reasons: Record<RefusalReason, string> = {
  permission: 'no permission covers it',
  other_client: 'it belongs to another client',
}

export const refused = (route: string, reason: RefusalReason) => `${route} was refused: ${reasons[reason]}`
export const done = (action: string) => action.replaceAll('_', ' ').replace('.', ': ')
export const routed = (account: string, because: string, rule: string | null) =>
  `Sent to ${account}: ${because}${rule ? ` (${rule})` : ''}`
export const judged = (outcome: string, rules: string[]) =>
  `${outcome}${rules.length > 0 ? `, by ${rules.join(', ')}` : ''}`
