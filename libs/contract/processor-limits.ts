/** Processors limit the address that a payer comes back to, and this one is part of it. */
export const framePageMaxLength = 700
/** Of a connected account, as its processor lists them; the rest is shown there. */
export const requirementsDueMax = 50
