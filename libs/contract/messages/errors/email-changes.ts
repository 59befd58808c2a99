const reasons = {
  changed: 'it has taken effect',
  refused: 'the current address rejected it',
  replaced: 'a newer change replaced it',
  canceled: 'it was withdrawn',
  taken: 'another account now uses the new address',
  expired: 'it wasn’t confirmed in time',
  password_reset: 'the password was reset',
  suspended: 'the account was suspended',
  deleted: 'the account was deleted',
}

export const emailChangeEnded = (outcome: keyof typeof reasons) => `This email change has ended: ${reasons[outcome]}`
