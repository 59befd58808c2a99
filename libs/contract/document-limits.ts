export const documentMaxBytes = 10 * 1_024 * 1_024
/** Of a document and what a form writes around it. */
export const documentFormMaxBytes = documentMaxBytes + 65_536
/** A file that waits for a proof without scripts travels in the page, up to this size. */
export const carriedFileMaxBytes = 2 * 1_024 * 1_024
export const documentNameMaxLength = 100
/** For one requirement of one client. */
export const documentsMax = 10
/** So many go up at a time in one process; others wait. */
export const uploadsAtOnce = 8
export const uploadsOfOne = 3
/** Of all who wait for an approval together. */
export const uploadsOfApplicants = 5
export const uploadsWaitingMax = 400
/** Of one client, or of one sender at the site. */
export const uploadsOfOneWaitingMax = 50
export const scanMaxMs = 30_000
/** A file that no row names by then was left by an upload that did not end. */
export const orphanAfterMs = 3_600_000
export const orphanSweepMs = 30 * 60_000

export const requirementsMax = 50
export const requirementChoicesMax = 20
export const requirementCountriesMax = 50
export const requirementDueDaysMax = 365
export const requirementPauseDaysMax = 365
export const personsMax = 50
/** So many days before an answer expires, the client is told; once each. */
export const requirementToldDays = [30, 7, 1] as const
export const requirementExpiryPollMs = 60_000
export const requirementExpiryBatch = 100

/** What a rejected applicant gave is erased so long after the decision. */
export const rejectedPapersKeptMs = 180 * 86_400_000
/** What an approved client gave is erased so long after it has left: five years, as the law against money laundering asks. */
export const closedPapersKeptMs = 1_826 * 86_400_000
export const papersRetentionBatch = 50
