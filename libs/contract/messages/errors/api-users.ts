export const roleNotAssignable = 'Please choose one of the listed roles'
export const clientUnknown = 'Please choose one of the listed clients'
export const tooManyApiUsers = (apiUsersMax: number) =>
  `At most ${apiUsersMax} API users are possible. Delete one that nobody uses`
