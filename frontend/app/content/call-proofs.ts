/** `if enrolled` asks people who have a second factor; `always` asks the others for their password. */
export type Asked = 'if enrolled' | 'always' | 'large refunds'

interface Proved {
  asked: Asked
  why: string
  calls: string[]
}

export const provedCalls: Proved[] = [
  {
    asked: 'if enrolled',
    why: 'decides who may take payments',
    calls: [
      'POST /clients',
      'PUT /clients/:clientID',
      'DELETE /clients/:clientID',
      'POST /clients/:clientID/approve',
      'POST /clients/:clientID/reject',
      'POST /clients/:clientID/suspend',
      'POST /clients/:clientID/reactivate',
      'PUT /clients/:clientID/risk',
      'PUT /approval-policy',
      'POST /clients/:clientID/requirements/:requirementID/accept',
      'POST /clients/:clientID/requirements/:requirementID/waive',
      'POST /requirements',
      'PUT /requirements/:requirementID',
      'DELETE /requirements/:requirementID',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'changes a right',
    calls: [
      'POST /roles',
      'PUT /roles/:roleID',
      'DELETE /roles/:roleID',
      'POST /permissions',
      'PUT /permissions/:permissionID',
      'DELETE /permissions/:permissionID',
      'POST /portal-users',
      'PUT /portal-users/:id',
      'DELETE /portal-users/:id',
      'POST /clients/:clientID/members',
      'PUT /clients/:clientID/members/:clientMemberID',
      'DELETE /clients/:clientID/members/:clientMemberID',
      'POST /clients/:clientID/members/:clientMemberID/hand-over',
      'DELETE /clients/me/membership',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'lets more passwords be tried',
    calls: ['POST /clients/:clientID/unlock', 'POST /portal-users/:id/unlock'],
  },
  {
    asked: 'if enrolled',
    why: 'gives a program access',
    calls: [
      'POST /clients/:clientID/apiusers',
      'PUT /clients/:clientID/apiusers/:apiUserID',
      'POST /clients/:clientID/apiusers/:apiUserID/regenerate-key',
      'POST /clients/:clientID/apiusers/:apiUserID/enable',
      'POST /clients/:clientID/device-logins/:userCode/allow',
      'POST /api-users',
      'PUT /api-users/:apiUserID',
      'POST /api-users/:apiUserID/enable',
      'POST /clients/:clientID/webhook-endpoints',
      'PUT /clients/:clientID/webhook-endpoints/:endpointID',
      'POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret',
      'POST /clients/:clientID/webhook-endpoints/:endpointID/enable',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'sets where money goes',
    calls: [
      'PUT /clients/:clientID/settlement-account',
      'PUT /clients/:clientID/payout-schedule',
      'PUT /clients/:clientID/return-origins',
      'POST /payout-files',
      'POST /payout-files/:payoutFileID/void',
      'POST /routing-rules',
      'PUT /routing-rules/order',
      'PUT /routing-rules/:routingRuleID',
      'DELETE /routing-rules/:routingRuleID',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'decides which money counts as received or lost',
    calls: [
      'POST /bank-statements',
      'POST /bank-statement-entries/:entryID/match',
      'POST /bank-statement-entries/:entryID/unmatch',
      'POST /processor-reports',
      'POST /reconciliation-differences/:differenceID/adopt-refund',
      'POST /reconciliation-differences/:differenceID/adopt-dispute',
      'POST /reconciliation-differences/:differenceID/adopt-failure',
      'POST /disputes/:disputeID/close',
      'POST /disputes/:disputeID/evidence',
      'POST /clients/:clientID/disputes/:disputeID/evidence',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'sets prices or limits',
    calls: [
      'POST /plans',
      'PUT /plans/:planID',
      'DELETE /plans/:planID',
      'PUT /clients/:clientID/terms',
      'PUT /clients/:clientID/limits',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'decides which payments pass',
    calls: [
      'POST /risk-rules',
      'PUT /risk-rules/order',
      'PUT /risk-rules/:riskRuleID',
      'DELETE /risk-rules/:riskRuleID',
      'POST /risk-lists/:kind/entries',
      'DELETE /risk-lists/:kind/entries/:riskListEntryID',
      'POST /reviews/:transactionID/release',
      'POST /reviews/:transactionID/block',
    ],
  },
  {
    asked: 'if enrolled',
    why: 'answers personal data',
    calls: ['POST /customers/:customerID/export'],
  },
  {
    asked: 'if enrolled',
    why: 'removes a second factor or replaces its codes',
    calls: ['DELETE /account/factors/:factorID', 'POST /account/recovery-codes'],
  },
  {
    asked: 'if enrolled',
    why: 'cannot be undone',
    calls: ['DELETE /customers/:customerID', 'POST /clients/:clientID/persons/:clientPersonID/erase'],
  },
  {
    asked: 'if enrolled',
    why: 'takes money from a customer who is not there',
    calls: [
      'POST /customers/:customerID/transactions',
      'POST /invoices/:invoiceID/pay',
      'POST /subscriptions',
      'PUT /subscriptions/:subscriptionID',
      'POST /subscriptions/:subscriptionID/resume',
    ],
  },
  {
    asked: 'large refunds',
    why: 'returns money to a payer',
    calls: ['POST /clients/:clientID/transactions/:transactionID/refunds', 'POST /credit-notes'],
  },
  {
    asked: 'always',
    why: 'moves money of the platform, or sets who may',
    calls: [
      'POST /payouts/:payoutID/approve',
      'POST /write-offs/:writeOffID/approve',
      'POST /reconciliation-adjustments/:adjustmentID/approve',
      'PUT /payout-policy',
      'POST /bank-accounts',
      'PUT /bank-accounts/:bankAccountID',
      'POST /clients/:clientID/processor-accounts',
      'POST /clients/:clientID/connected-accounts',
      'PUT /clients/:clientID/processor-accounts/:processorAccountID',
      'DELETE /clients/:clientID/processor-accounts/:processorAccountID',
      'POST /processor-accounts',
      'PUT /processor-accounts/:processorAccountID',
      'DELETE /processor-accounts/:processorAccountID',
    ],
  },
  {
    asked: 'always',
    why: 'sets how people prove who they are',
    calls: [
      'POST /account/factors/totp',
      'POST /account/factors/passkey/options',
      'POST /factor-resets',
      'POST /factor-resets/:factorResetID/confirm',
      'DELETE /factor-resets/:factorResetID',
      'POST /identity-providers',
      'PUT /identity-providers/:providerID',
      'DELETE /identity-providers/:providerID',
      'PUT /security-policy',
      'PUT /clients/:clientID/security-policy',
    ],
  },
]

/** Each takes effect only when another person makes the second call, with a fresh proof. */
export const callsOfTwoPeople: Record<string, string> = {
  'POST /payouts': 'POST /payouts/:payoutID/approve',
  'POST /write-offs': 'POST /write-offs/:writeOffID/approve',
  'POST /reconciliation-adjustments': 'POST /reconciliation-adjustments/:adjustmentID/approve',
}
