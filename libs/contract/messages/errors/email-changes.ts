const reasons = {
  changed: 'it has taken effect',
  refused: 'the present address refused it',
  replaced: 'another address was asked for later',
  canceled: 'it was withdrawn',
  taken: 'somebody else uses the new address now',
  expired: 'nobody confirmed it in time',
  password_reset: 'the password was reset meanwhile',
  suspended: 'the account was suspended',
  deleted: 'the account was deleted',
}

export const emailChangeEnded = (outcome: keyof typeof reasons) =>
  `This change of an email address has ended: ${reasons[outcome]}`
