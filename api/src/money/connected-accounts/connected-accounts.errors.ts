import * as words from '#contract/messages/errors/connected-accounts.js'
import { refusal } from '../../platform/http/refusal.js'

export class ConnectRefused extends refusal(409, 'CONNECT_REFUSED', words.refused) {}
export class ConnectUnanswered extends refusal(503, 'CONNECT_UNANSWERED', words.unanswered, { 'retry-after': '10' }) {}
export class OnboardingNotStarted extends refusal(409, 'ONBOARDING_NOT_STARTED', words.notStarted) {}
export class NoAccountToPayInto extends refusal(409, 'SETTLEMENT_ACCOUNT_NEEDED', words.noSettlementAccount) {}
export class BankRefused extends refusal(409, 'SETTLEMENT_ACCOUNT_REFUSED', words.bankRefused) {}
