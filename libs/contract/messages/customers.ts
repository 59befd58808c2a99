export const addressForm =
  'address must be an object with the optional texts line1, line2, city, state, postalCode and country'
