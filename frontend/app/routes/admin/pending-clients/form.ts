/** The one form of the page: every card's rate and box belong to it, wherever they stand. */
export const decisionForm = 'decisions'

export const rateName = (clientID: string) => `rate.${clientID}`

/** Why a client is approved although something that was asked is open. */
export const approvalReasonName = (clientID: string) => `reason.${clientID}`

/** Says that a rate below the minimum is meant. */
export const meantName = (clientID: string) => `meant.${clientID}`
