/** Why a backup, a restore or a move does not take place; the message is the whole explanation. */
export class Refusal extends Error {}
