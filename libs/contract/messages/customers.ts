export const addressForm =
  'address must be an object. Its fields line1, line2, city, state, postalCode and country are optional text'
