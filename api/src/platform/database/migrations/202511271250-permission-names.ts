import type { MigrationInterface, QueryRunner } from 'typeorm'

const renamed = `
  GET /admin/failing-mails: See failing mails > See failing emails
  GET /admin/stats: See the dashboard figures > See dashboard figures
  GET /audit/verification: See the verification of the audit log > See audit log verification
  POST /bank-accounts/csv-preview: Preview mappings of bank files > Preview bank file mappings
  GET /bank-statement-entries: See entries of bank statements > See bank statement entries
  POST /bank-statement-entries/:entryID/match: Match entries of bank statements > Match bank statement entries
  POST /bank-statement-entries/:entryID/unmatch: Take back matches of bank statements > Undo bank statement matches
  GET /billing-reports/aging: See the aging of invoices > See invoice aging
  POST /clients/:clientID/apiusers/:apiUserID/end-overlap: End overlaps of own API users > Revoke old secrets of own API users
  GET /clients/:clientID/balance: See the own balance > See own balance
  POST /clients/:clientID/connected-accounts: Connect own accounts at processors > Connect own processor accounts
  GET /clients/:clientID/device-logins/:userCode: See devices that wait > See pending device sign-ins
  POST /clients/:clientID/device-logins/:userCode/allow: Let devices in > Approve device sign-ins
  POST /clients/:clientID/device-logins/:userCode/deny: Turn devices away > Reject device sign-ins
  POST /clients/:clientID/disputes/:disputeID/evidence: Send evidence about own disputes > Submit evidence for own disputes
  POST /clients/:clientID/disputes/:disputeID/evidence-files: Add files to evidence about own disputes > Add evidence files to own disputes
  POST /clients/:clientID/members/:clientMemberID/resend: Send invitations of members again > Resend member invitations
  POST /clients/:clientID/notify-approval: Send approval mails again > Resend approval emails
  POST /clients/:clientID/notify-rejection: Send rejection mails again > Resend rejection emails
  GET /clients/:clientID/payouts/:payoutID: See an own payout > See own payout details
  GET /clients/:clientID/payouts/:payoutID/lines: See the lines of an own payout > See own payout lines
  GET /clients/:clientID/payouts/:payoutID/lines/export.csv: Export the lines of an own payout > Export own payout lines
  POST /clients/:clientID/persons/:clientPersonID/documents: Send documents of persons > Upload documents of persons
  GET /clients/:clientID/request-logs: See calls of own programs > See own API requests
  GET /clients/:clientID/request-logs/:requestLogID: See a call of an own program > See own API request details
  GET /clients/:clientID/request-logs/:requestLogID: See an own API request > See own API request details
  POST /clients/:clientID/requirements/:requirementID/accept: Accept answers of clients > Accept requirement answers
  POST /clients/:clientID/requirements/:requirementID/ask-again: Ask clients again > Request requirement answers again
  POST /clients/:clientID/requirements/:requirementID/documents: Send documents > Upload documents
  PUT /clients/:clientID/risk: Mark clients as of high risk > Mark clients as high risk
  GET /clients/:clientID/summary: See the own summary > See own summary
  GET /clients/:clientID/transactions/:transactionID: See an own payment > See own payment details
  GET /clients/:clientID/transactions/:transactionID/attempts: See attempts of an own payment > See own payment attempts
  POST /clients/:clientID/transactions/:transactionID/otp: Submit codes of own payments > Submit one-time codes for own payments
  GET /clients/:clientID/transactions/:transactionID/refunds: See refunds of an own payment > See own refunds
  POST /clients/:clientID/transactions/:transactionID/resend-otp: Send codes of own payments again > Resend one-time codes for own payments
  GET /clients/:clientID/transactions/:transactionID/timeline: See the timeline of an own payment > See own payment timelines
  GET /clients/:clientID/transactions/totals: See totals of own payments > See own payment totals
  GET /clients/:clientID/webhook-deliveries/:deliveryID/signature: See the signature of a webhook delivery > See a webhook delivery signature
  POST /clients/:clientID/webhook-deliveries/replay: Replay webhook deliveries of a period > Replay webhook deliveries in a time range
  POST /clients/:clientID/webhook-deliveries/replay: Replay webhook deliveries of a time > Replay webhook deliveries in a time range
  GET /clients/:clientID/webhook-inspector/requests: See requests of the webhook inspector > See webhook inspector requests
  PUT /clients/me: Change own contact data > Change own contact details
  POST /clients/me/holds/links: Ask for links that lift holds > Request links to end own holds
  POST /clients/me/holds/links: Request links that lift holds > Request links to end own holds
  GET /coupons/:couponID/redemptions: See redemptions of coupons > See coupon redemptions
  GET /customers/:customerID/transactions: See payments of customers > See customer payments
  POST /debt-requests: Ask clients to pay debts > Request debt payments
  GET /decisions/seal: See the seal of decisions > See the decision seal
  POST /disputes/:disputeID/evidence: Send evidence about disputes > Submit evidence for disputes
  GET /events/stream: Listen to events > Stream events
  GET /factor-resets: See resets of second factors > See second factor resets
  POST /factor-resets: Ask for resets of second factors > Request second factor resets
  DELETE /factor-resets/:factorResetID: Take back resets of second factors > Withdraw second factor resets
  POST /factor-resets/:factorResetID/confirm: Confirm resets of second factors > Confirm second factor resets
  GET /ledger/books: See the books > See the ledger
  GET /ledger/seals: See the seals of the ledger > See ledger seals
  GET /ledger/verification: See the verification of the ledger > See ledger verification
  POST /payout-files: Make payout files > Create payout files
  GET /payouts/:payoutID/lines: See the lines of a payout > See payout lines
  GET /payouts/:payoutID/lines/export.csv: Export the lines of a payout > Export payout lines
  GET /permissions/explain: Explain who may do what > Explain access
  GET /permissions/routes: See who reaches what > See who can call what
  GET /processor-notices: See processor notices > See processor webhooks
  POST /processor-notices/:processorNoticeID/look-again: Look at processor notices again > Check processor webhooks again
  GET /processor-reports: See reports of processors > See processor reports
  POST /processor-reports: Import reports of processors > Import processor reports
  GET /processor-reports/:processorReportID/rows: See the rows of a report > See processor report rows
  POST /processor-reports/read: Ask for reports of processors > Request processor reports
  GET /reconciliation: See the reconciliation > See reconciliation
  GET /reconciliation-adjustments: See adjustments of differences > See difference adjustments
  POST /reconciliation-adjustments: Propose adjustments of differences > Propose difference adjustments
  GET /reconciliation-adjustments/:adjustmentID: See an adjustment of a difference > See a difference adjustment
  POST /reconciliation-adjustments/:adjustmentID/approve: Approve adjustments of differences > Approve difference adjustments
  POST /reconciliation-adjustments/:adjustmentID/reject: Reject adjustments of differences > Reject difference adjustments
  GET /reconciliation-differences: See differences to processors > See processor differences
  GET /reconciliation-differences/:differenceID: See a difference to a processor > See a processor difference
  GET /reconciliation-differences/:differenceID/adopt-failure: Preview the adoption of failed captures > Preview adopting failed captures
  GET /reconciliation-differences/:differenceID/adopt-refund: Preview the adoption of refunds made at processors > Preview adopting refunds made at processors
  POST /reconciliation-differences/:differenceID/explain: Explain differences to processors > Explain processor differences
  POST /reconciliation-differences/:differenceID/reopen: Take back explanations of differences > Undo difference explanations
  GET /reconciliation-differences/export.csv: Export differences to processors > Export processor differences
  GET /request-logs: See calls of programs > See API requests
  GET /request-logs/:requestLogID: See a call of a program > See an API request
  POST /risk-rules/preview: Preview changes of risk rules > Preview risk rule changes
  POST /roles/:roleID/preview: Preview changes of roles > Preview role changes
  POST /routing-rules/preview: Preview changes of routing > Preview routing changes
  GET /subscriptions/:subscriptionID/payment-tries: See payment attempts of subscriptions > See subscription payment attempts
  GET /test-clocks/:testClockID/timeline: See what happened on a test clock > See test clock timelines
  GET /transactions/:transactionID/attempts: See attempts of a payment > See payment attempts
  POST /transactions/:transactionID/test-credits: Credit test transfers > Simulate test bank transfers
  GET /transactions/:transactionID/timeline: See the timeline of a payment > See payment timelines
  GET /transactions/totals: See totals of payments > See payment totals
`

const parts = renamed
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/: | > /))

/** Staff read these names in roles and refusals. A name or route that staff have changed stays as it is. */
export class PermissionNames1764247800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [call = '', before, name] of parts) {
      const [method, route] = call.split(' ')
      await runner.query(
        `UPDATE "permissions" SET "name" = $1 WHERE "name" = $2 AND "httpMethod" = $3 AND "routePattern" = $4
         AND NOT EXISTS (SELECT 1 FROM "permissions" AS "other" WHERE LOWER("other"."name") = LOWER($5))`,
        [name, before, method, route, name],
      )
    }
  }

  // The names stay: a name that staff have given themselves would look the same.
  async down(): Promise<void> {}
}
